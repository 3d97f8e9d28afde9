// The wall of tiles: which are shown and in which order. Arrow keys go from tile to tile.
import {html} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {say} from 'clockwise/words.js';
import {worst, allAlerts} from 'clockwise/alerts.js';
import 'clockwise/tile.js';

export const STATES = ['WAITS_FOR_FLOOR', 'BROKEN', 'GOING', 'OPEN', 'DEAD_SPREAD', 'CLOSED', 'UNSERVED'];
export const SORTS = ['table', 'urgency', 'pace', 'collected', 'game'];

const urgency = line => (line.alerts.length ? 0 : 100) + STATES.indexOf(line.state);
const ORDER = {
  table: (one, other) => one.table - other.table,
  urgency: (one, other) => urgency(one) - urgency(other) || first(one, other),
  pace: (one, other) => other.pace - one.pace,
  collected: (one, other) => other.collected - one.collected,
  game: (one, other) => one.game.localeCompare(other.game),
};

/** Among tables with alerts, the one with the worst. */
function first(one, other) {
  if (!one.alerts.length || !other.alerts.length) return 0;
  return allAlerts([{...one, alerts: [worst(one.alerts)]}, {...other, alerts: [worst(other.alerts)]}])[0].table === one.table ? -1 : 1;
}

/** A table by its number or name, a game, a person, a box, a dealer's badge. */
function fits(line, wanted) {
  const all = [line.table, line.name, line.game, line.box, line.dealer, line.schedule, ...line.persons];
  return all.some(text => String(text).toLowerCase().includes(wanted));
}

export function shownLines(lines, {filter, sort, search}) {
  const wanted = search.trim().toLowerCase().replace(/\/.*$/, '');
  return lines.filter(line => (!filter || line.state === filter) && (!wanted || fits(line, wanted)))
    .sort((one, other) => ORDER[sort](one, other) || one.table - other.table);
}

/** `12/345` is round 345 of table 12. */
export function roundWanted(search) {
  const found = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(search);
  return found && {table: Number(found[1]), round: Number(found[2])};
}

export function wall(floor) {
  const lines = shownLines(floor.lines, floor);
  const focus = lines.some(line => line.table === floor.focused) ? floor.focused : lines[0]?.table;
  return html`<div class="wall" role="group" aria-label=${say('floor.tables', {count: lines.length})} @keydown=${event => arrow(floor, event)}>
    ${repeat(lines, line => line.table, line => html`<cw-tile role="button" data-table=${line.table} .line=${line} .zone=${floor.room.zone} .spoken=${floor.spoken}
      tabindex=${line.table === focus ? 0 : -1} aria-pressed=${line.table === floor.chosen}
      @click=${() => floor.choose(line.table)} @focus=${() => floor.focusOn(line.table)}></cw-tile>`)}
  </div>`;
}

function arrow(floor, event) {
  const tiles = [...event.currentTarget.querySelectorAll('cw-tile')];
  const here = tiles.findIndex(tile => Number(tile.dataset.table) === floor.focused);
  const columns = tiles.filter(tile => tile.offsetTop === tiles[0].offsetTop).length;
  const step = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, Home: -here, End: tiles.length - 1 - here}[event.key];
  if (step !== undefined) {
    event.preventDefault();
    tiles[Math.min(tiles.length - 1, Math.max(0, here + step))]?.focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    floor.choose(floor.focused);
  }
}
