// One seat in its cell: who sits there, the buttons, the wagers, those behind the circle, and the hands.
import {svg, nothing} from 'lit';
import {say, money} from 'clockwise/words.js';
import {DRAWN, WRITING} from 'clockwise/colours.js';
import {seatOf, wide} from 'clockwise/places.js';
import {hand, handHigh, isSet, setHand} from 'clockwise/cards.js';
import {rows, stack, ROW} from 'clockwise/chips.js';

const DISC = 22;

export function seat(seen, place, cell) {
  const {view, chosen, choose} = seen;
  const own = seen.wagers.filter(wager => seatOf(wager.spot) === place.seat);
  const all = {
    place, own, cell,
    hands: seen.hands.filter(one => seatOf(one.spot) === place.seat),
    bank: view.taking?.seat === place.seat ? view.taking.turn : 0,
    action: view.round?.button === place.seat,
    asked: view.todo.seat === place.seat || (view.todo.spot && seatOf(view.todo.spot) === place.seat),
    chosen: chosen === place.seat,
  };
  const touch = svg`<rect x=${cell.x} y=${cell.y} width=${cell.wide} height=${cell.high} rx="12" fill=${all.chosen ? DRAWN.spot : 'transparent'}
    stroke=${all.chosen ? DRAWN.chosen : 'none'} stroke-width="2"/>`;
  const body = svg`${touch}${cell.side === 'top' ? above(seen, all) : beside(seen, all)}`;
  return choose
    ? svg`<g class="key" role="button" tabindex="0" aria-label=${label(all, view)} aria-pressed=${all.chosen} @click=${() => choose(place.seat)}
        @keydown=${event => (event.key === 'Enter' || event.key === ' ') && choose(place.seat)}>${body}</g>`
    : svg`<g role="img" aria-label=${label(all, view)}>${body}</g>`;
}

function label({place, own, bank, action}, view) {
  return [say('seat', {seat: place.seat}), place.occupant?.id ?? say('seat.empty'), bank && say('bankButton', {turn: bank}), action && say('actionButton'),
    place.freeCollection && say('freeCollection'),
    ...own.map(wager => (wager.line ? say('backline', {line: wager.line}) + ' ' : '') + say('bet.' + wager.bet) + ' ' + money(wager.amount))].filter(Boolean).join(', ');
}

/** At the far side: those behind the circle above the seat, wagers and hands towards the house dealer. */
function above(seen, all) {
  const {cell, own} = all;
  const x = cell.x + cell.wide / 2;
  const person = personHigh(all);
  const lying = layHands(all, cell, 2 * ROW + person);
  const room = Math.floor((cell.high - person - 14 - lying.high) / ROW);
  const behind = rows(own.filter(wager => wager.line), seen.view, Math.max(1, Math.min(3, room - 1)));
  const before = rows(own.filter(wager => !wager.line), seen.view, Math.max(1, room - behind.length));
  const top = cell.y + behind.length * ROW + 3;
  return svg`${stack(behind, x, cell.y + 1, cell.wide)}
    ${sitting(all, x, top)}
    ${circle(all, x, top + person + 2, cell.wide, before.length)}
    ${stack(before, x, top + person + 7, cell.wide - 6)}
    ${lying.draw(cell.y + cell.high - lying.high)}`;
}

/** At the sides: the seat and those behind the circle at the rail, wagers inside, the hands below. */
function beside(seen, all) {
  const {cell, own} = all;
  const outer = cell.wide * 0.47;
  const left = cell.side === 'left';
  const x = left ? cell.x + outer / 2 : cell.x + cell.wide - outer / 2;
  const inner = left ? cell.x + outer + (cell.wide - outer) / 2 : cell.x + (cell.wide - outer) / 2;
  const person = personHigh(all);
  const lying = layHands(all, cell, person + 4);
  const high = cell.high - lying.high;
  const behind = rows(own.filter(wager => wager.line), seen.view, Math.max(1, Math.floor((high - person - 4) / ROW)));
  const before = rows(own.filter(wager => !wager.line), seen.view, Math.max(1, Math.floor((high - 12) / ROW)));
  return svg`${sitting(all, x, cell.y + 3)}
    ${circle(all, inner, cell.y + 3, cell.wide - outer, before.length)}
    ${stack(behind, x, cell.y + person + 3, outer - 4)}
    ${stack(before, inner, cell.y + 8, cell.wide - outer - 6)}
    ${lying.draw(cell.y + cell.high - lying.high)}`;
}

/** The circle as it is printed on the cloth, or the bank button in its place. */
function circle({bank, place}, x, y, most, count) {
  if (bank) return bankButton(x, y + 26, bank);
  const across = Math.min(most, 112);
  return svg`<rect x=${x - across / 2} y=${y} width=${across} height=${Math.max(2, count) * ROW + 10} rx="14" fill="none"
    stroke=${place.occupant || count ? DRAWN.line : DRAWN.clothEdge} stroke-width="2"/>`;
}

/** Hands one below the other, or two abreast where a circle has more than the cell is high for. */
function layHands({hands}, cell, reserved) {
  if (!hands.length) return {high: 0, draw: () => nothing};
  const [only] = hands;
  if (hands.length === 1 && isSet(only.caption)) {
    const size = Math.min(0.95, (cell.wide - 12) / 165);
    return {high: 2 * handHigh(size) + 6, draw: y => setHand(only.caption, {...cell, y}, 0.95)};
  }
  const abreast = hands.length * handHigh(1) > cell.high - reserved ? 2 : 1;
  const high = Math.ceil(hands.length / abreast) * handHigh(1);
  return {
    high,
    draw: y => hands.map((one, i) => hand(one, {
      x: cell.x + (i % abreast) * cell.wide / abreast, y: y + Math.floor(i / abreast) * handHigh(1), wide: cell.wide / abreast,
    }, 1)),
  };
}

const tagsOf = ({place}) => [place.occupant?.kind === 'TPPPS' && 'TPPPS', place.freeCollection && say('freeCollection')].filter(Boolean).join(' · ');

/** How much room a seat needs from top to bottom. */
const personHigh = all => (all.action ? 20 : 0) + 2 * DISC + 17 + (tagsOf(all) ? 20 : 0);

/** The seat with who sits there, from top to bottom: action button, number, person, badges. */
function sitting(all, x, top) {
  const {place, asked, chosen, own} = all;
  const y = top + DISC + (all.action ? 20 : 0);
  const taken = !!place.occupant;
  const look = taken ? WRITING.seat : WRITING.empty;
  const stroke = chosen ? DRAWN.chosen : asked ? DRAWN.asked : taken ? DRAWN.ring : DRAWN.ringEmpty;
  const owner = own.find(wager => !wager.line)?.owner;
  const under = taken ? place.occupant.id.slice(0, 9) : owner ? say('playedBy', {seat: owner}) : '';
  const tags = tagsOf(all);
  return svg`${all.action ? pill(x, top, say('action.short'), WRITING.action) : nothing}
    <circle cx=${x} cy=${y} r=${DISC - 2} fill=${look.ground} stroke=${stroke} stroke-width=${asked || chosen ? 5 : 2} stroke-dasharray=${taken ? 'none' : '5 5'}/>
    <text x=${x} y=${y + 7.5} text-anchor="middle" font-size="21" font-weight="700" fill=${look.ink}>${place.seat}</text>
    ${under ? svg`<text x=${x} y=${y + DISC + 13} text-anchor="middle" font-size="13" fill=${WRITING.person.ink}>${under}</text>` : nothing}
    ${tags ? pill(x, y + DISC + 18, tags, WRITING.badge) : nothing}`;
}

function pill(x, y, text, look) {
  const across = wide(text, 12.5) + 14;
  return svg`<rect x=${x - across / 2} y=${y} width=${across} height="18" rx="9" fill=${look.ground}/>
    <text x=${x} y=${y + 13.5} text-anchor="middle" font-size="12.5" font-weight="700" fill=${look.ink}>${text}</text>`;
}

function bankButton(x, y, turn) {
  const look = WRITING.bank;
  return svg`<circle cx=${x} cy=${y} r="25" fill=${look.ground} stroke=${DRAWN.trim} stroke-width="3"/>
    <text x=${x} y=${y - 3} text-anchor="middle" font-size="12.5" font-weight="700" fill=${look.ink}>${say('bank.short')}</text>
    <text x=${x} y=${y + 15} text-anchor="middle" font-size="17" font-weight="800" fill=${look.ink}>${turn}</text>`;
}
