// The roads as the host has laid them out: cells in six rows. A letter or a shape says what the colour says.
import {svg, html} from 'lit';
import {say} from 'clockwise/words.js';
import {INKS} from 'clockwise/inks.js';

const ROWS = 6;
const PAPER = INKS.paper.ground, LINE = '#cfcabb';
const RED = INKS.bankerOnPaper.ink, BLUE = INKS.playerOnPaper.ink, GREEN = INKS.tieOnPaper.ink;

/** A road of so many columns, of which the last ones are shown. */
function road(name, cells, columns, draw) {
  const wide = Math.max(0, ...cells.map(cell => cell.column + 1));
  const first = Math.max(0, wide - columns);
  return html`<section class="road"><h2>${name}</h2>
    <svg viewBox="0 0 ${columns * 10} ${ROWS * 10}" preserveAspectRatio="xMinYMin meet" role="img" aria-label=${name}>
      <rect width=${columns * 10} height=${ROWS * 10} fill=${PAPER}/>
      ${Array.from({length: columns - 1}, (_, i) => svg`<path d="M ${i * 10 + 10} 0 v ${ROWS * 10}" stroke=${LINE} stroke-width="0.25"/>`)}
      ${Array.from({length: ROWS - 1}, (_, i) => svg`<path d="M 0 ${i * 10 + 10} h ${columns * 10}" stroke=${LINE} stroke-width="0.25"/>`)}
      ${cells.filter(cell => cell.column >= first).map(cell => svg`<g class="cell" data-column=${cell.column} data-row=${cell.row}
        transform="translate(${(cell.column - first) * 10 + 5} ${cell.row * 10 + 5})">${draw(cell)}</g>`)}
    </svg></section>`;
}

/** D7 and P8 are the hands that players look for; any other shows its winner's letter. */
function mark(result) {
  const extra = result.find(what => what === 'DRAGON7' || what === 'PANDA8');
  return say(`bet.${extra ?? result[0]}.short`).replace(' ', '');
}

/** Letters stay readable over a slash: they have an edge of their ground. */
function letter(text, pair, most) {
  const wide = [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.68), 0);
  const size = Math.min(most, 8 / wide);
  return svg`<text y=${size * 0.36} text-anchor="middle" font-size=${size} font-weight="700" fill=${pair.ink}
    stroke=${pair.ground} stroke-width="0.9" paint-order="stroke">${text}</text>`;
}

const naturals = result => result.some(what => what.endsWith('_NATURAL'));

export function beadPlate(tracking, columns) {
  return road(say('display.beads'), tracking.roads.beads, columns, bead => {
    const result = tracking.results[bead.hand];
    const pair = INKS[result[0]];
    return svg`<circle r="4.5" fill=${pair.ground}/>${letter(mark(result), pair, 6)}
      ${naturals(result) ? svg`<path d="M -2.4 3.1 h 4.8" stroke=${pair.ink} stroke-width="0.7"/>` : ''}`;
  });
}

export function bigRoad(tracking, columns) {
  return road(say('display.bigRoad'), tracking.roads.big, columns, cell => {
    const result = tracking.results[cell.hand];
    const tie = cell.winner === 'T';
    const pair = tie ? INKS.tieOnPaper : cell.winner === 'P' ? INKS.playerOnPaper : INKS.bankerOnPaper;
    return svg`${tie ? '' : svg`<circle r="4.2" fill=${PAPER} stroke=${pair.ink} stroke-width="0.9"/>`}
      ${cell.ties ? svg`<path d="M -4.7 4.7 L 4.7 -4.7" stroke=${GREEN} stroke-width="1.1"/>` : ''}
      ${tie ? '' : letter(mark(result), pair, 5.4)}
      ${cell.ties > 1 ? svg`<text x="3.2" y="4.9" text-anchor="middle" font-size="4.9" font-weight="700" fill=${GREEN}
        stroke=${PAPER} stroke-width="1.2" paint-order="stroke">${cell.ties}</text>` : ''}`;
  });
}

/** Red is a ring, blue a ring with a point. */
export function bigEyeBoy(roads, columns) {
  return road(say('display.bigEyeBoy'), roads.bigEyeBoy, columns, dot => svg`
    <circle r="3.6" fill="none" stroke=${dot.alike ? RED : BLUE} stroke-width="1.4"/>
    ${dot.alike ? '' : svg`<circle r="1.3" fill=${BLUE}/>`}`);
}

/** Red is a disc, blue a disc with a bar. */
export function smallRoad(roads, columns) {
  return road(say('display.smallRoad'), roads.smallRoad, columns, dot => svg`
    <circle r="3.9" fill=${dot.alike ? RED : BLUE}/>
    ${dot.alike ? '' : svg`<path d="M -3 0 h 6" stroke=${PAPER} stroke-width="1.5"/>`}`);
}

/** Red rises, blue falls. */
export function cockroachRoad(roads, columns) {
  return road(say('display.cockroach'), roads.cockroach, columns, dot => dot.alike
    ? svg`<path d="M -3.4 3.4 L 3.4 -3.4" stroke=${RED} stroke-width="1.9" stroke-linecap="round"/>`
    : svg`<path d="M -3.4 -3.4 L 3.4 3.4" stroke=${BLUE} stroke-width="1.9" stroke-linecap="round"/>`);
}
