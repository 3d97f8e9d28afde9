// The felt as the house dealer sees it: the dealer below, seat 1 at the left, the seats clockwise.
import {svg} from 'lit';
import {say, spotName} from 'clockwise/words.js';
import {DRAWN, WRITING} from 'clockwise/colours.js';
import {places, outline, seatOf, wide} from 'clockwise/places.js';
import {seat} from 'clockwise/seat.js';
import {hand, isSet, setHand, dice} from 'clockwise/cards.js';

/**
 * Draws the table into so many pixels. `unsent` are the cards that are entered and not yet recorded, `choose` is what a
 * tap on a seat does.
 */
export function felt(view, {width, height, draft, unsent, chosen, choose}) {
  const lie = places(width, height, view.seats.length);
  const {corner, rail} = lie;
  const wagers = view.round ? view.round.wagers : draft.map(bid => ({...bid, spot: String(bid.circle), draft: true}));
  const hands = withUnsent(view.round?.hands ?? [], unsent);
  const seen = {view, wagers, hands, chosen, choose};
  return svg`<svg viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="group" aria-label=${say('felt')}>
    <defs><radialGradient id="cloth" cx="50%" cy="62%" r="75%"><stop offset="0" stop-color=${DRAWN.cloth}/><stop offset="0.72" stop-color=${DRAWN.cloth}/>
      <stop offset="1" stop-color=${DRAWN.clothEdge}/></radialGradient></defs>
    <path d=${outline(width, height, corner, 2)} fill=${DRAWN.rail} stroke=${DRAWN.railLight} stroke-width="1.5"/>
    <path d=${outline(width, height, corner, rail)} fill="url(#cloth)" stroke=${DRAWN.trim} stroke-width="2"/>
    ${middle(view, lie.middle, hands.filter(one => seatOf(one.spot) === 0))}
    ${view.seats.map((place, i) => seat(seen, place, lie.cells[i]))}
  </svg>`;
}

/** Cards that wait for the connection lie with the others, marked. */
function withUnsent(hands, unsent) {
  const all = hands.map(one => ({...one, cards: one.cards.map(card => ({card}))}));
  for (const {spot, card} of unsent) {
    let lying = all.find(one => one.spot === spot);
    if (!lying) all.push(lying = {spot, cards: [], caption: ''});
    lying.caption = '';
    lying.cards.push({card, unsent: true});
  }
  return all;
}

/** Dice and shared hands before the house dealer, the name of the game printed on the cloth. */
function middle(view, area, shared) {
  const x = area.x + area.wide / 2;
  const name = view.game?.name ?? view.name;
  const print = printed(name, area.wide);
  const thrown = view.round?.dice ?? [];
  const each = area.wide / Math.max(1, shared.length);
  const top = area.y + 30 + print.length * 21 + (thrown.length ? 56 : 0);
  return svg`
    <path d="M ${area.x + 4} ${area.y + 30} Q ${x} ${area.y - 4} ${area.x + area.wide - 4} ${area.y + 30}" fill="none" stroke=${DRAWN.line} stroke-width="2"/>
    ${print.map((line, i) => svg`<text x=${x} y=${area.y + 44 + i * 21} text-anchor="middle" font-size="17" font-weight="600" letter-spacing="1.2" fill=${WRITING.print.ink}>${line}</text>`)}
    ${thrown.length ? dice(thrown, x, area.y + 34 + print.length * 21) : ''}
    ${shared.map((one, i) => {
      const cell = {x: area.x + i * each + 4, y: top + 14, wide: each - 8, high: area.y + area.high - top - 14};
      const letters = Math.max(12, Math.min(17, 16 * cell.wide / wide(spotName(one.spot), 17)));
      return svg`<text x=${cell.x + cell.wide / 2} y=${cell.y + 18} text-anchor="middle" font-size=${letters} font-weight="700" fill=${WRITING.hand.ink}>${spotName(one.spot)}</text>
        ${isSet(one.caption) ? setHand(one.caption, {...cell, y: cell.y + 28}) : hand(one, {...cell, y: cell.y + 28}, Math.min(1.75, cell.wide / 92))}`;
    })}`;
}

/** The name of the game in lines that fit. */
function printed(name, room) {
  const lines = [''];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (wide(longer, 17) + longer.length * 1.2 > room && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
