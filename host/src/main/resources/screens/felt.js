// The felt as the house dealer sees it: the dealer below, seat 1 at the left, the seats clockwise.
import {svg, nothing} from 'lit';
import {say, money, spotName} from 'clockwise/words.js';

const WIDTH = 800, HEIGHT = 560;
const SUITS = {c: '♣', d: '♦', h: '♥', s: '♠'};

/** A point on the way from the dealer (0) to a seat (1). */
function at(seat, seats, part) {
  const angle = Math.PI * (0.045 + 0.91 * (seats > 1 ? (seat - 1) / (seats - 1) : 0.5));
  return {x: 400 - 352 * part * Math.cos(angle), y: 505 - 455 * part * Math.sin(angle)};
}

export function felt(view, draft, chosen, choose) {
  const seats = view.seats.length;
  const wagers = view.round ? view.round.wagers.map(w => ({circle: seatOf(w.spot), spot: w.spot, ...w})) : draft;
  return svg`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${say('felt')}>
    <path d="M 6 548 Q 0 20 400 12 Q 800 20 794 548 Z" fill="#12382b" stroke="#7a5c34" stroke-width="10"/>
    <path d="M 150 540 Q 165 190 400 182 Q 635 190 650 540" fill="none" stroke="#2f6b54" stroke-width="2"/>
    ${view.seats.map(place => seat(view, place, seats, wagers, chosen, choose))}
    ${shared(view)}
    ${dice(view)}
  </svg>`;
}

const seatOf = spot => Number(/^\d+/.exec(spot)?.[0] ?? 0);

function seat(view, place, seats, wagers, chosen, choose) {
  const here = at(place.seat, seats, 0.9);
  const inner = at(place.seat, seats, 0.66);
  const taken = !!place.occupant;
  const bank = view.taking?.seat === place.seat;
  const asked = view.todo.seat === place.seat;
  const own = wagers.filter(w => w.circle === place.seat);
  const label = say('seat', {seat: place.seat}) + (bank ? ', ' + say('bankButton', {turn: view.taking.turn}) : '')
    + (taken ? '' : ', ' + say('seat.empty'));
  const stroke = chosen === place.seat ? '#ffd75e' : asked ? '#8fd0ff' : taken ? '#cfe3da' : '#5c7a6e';
  const body = svg`
    <circle cx=${here.x} cy=${here.y} r="30" fill=${taken ? '#0a231b' : '#12382b'} stroke=${stroke}
      stroke-width=${chosen === place.seat || asked ? 5 : 2} stroke-dasharray=${taken ? nothing : '5 5'}/>
    <text x=${here.x} y=${here.y + (taken ? -2 : 7)} text-anchor="middle" font-size="22" font-weight="700" fill="#ffffff">${place.seat}</text>
    ${taken ? svg`<text x=${here.x} y=${here.y + 17} text-anchor="middle" font-size="12" fill="#dcebe4">${place.occupant.id.slice(0, 7)}</text>` : nothing}
    ${place.freeCollection ? svg`<text x=${here.x} y=${here.y + 44} text-anchor="middle" font-size="12" fill="#ffffff">${say('freeCollection')}</text>` : nothing}`;
  return svg`<g>
    ${choose
      ? svg`<g class="key" role="button" tabindex="0" aria-label=${label} aria-pressed=${chosen === place.seat} @click=${() => choose(place.seat)}
          @keydown=${e => (e.key === 'Enter' || e.key === ' ') && choose(place.seat)}>${body}</g>`
      : svg`<g>${body}</g>`}
    ${bank ? bankButton(at(place.seat, seats, 0.745), view.taking.turn) : nothing}
    ${own.map((w, i) => chips(view, w, inner.x, inner.y + 26 * (i - (own.length - 1) / 2)))}
    ${hands(view, place.seat, at(place.seat, seats, 0.43))}
  </g>`;
}

function bankButton(p, turn) {
  return svg`<circle cx=${p.x} cy=${p.y} r="21" fill="#f5f0dc" stroke="#101010" stroke-width="2"/>
    <text x=${p.x} y=${p.y - 1} text-anchor="middle" font-size="10" font-weight="700" fill="#101010">${say('bank.short')}</text>
    <text x=${p.x} y=${p.y + 13} text-anchor="middle" font-size="14" font-weight="700" fill="#101010">${turn}</text>`;
}

function chips(view, wager, x, y) {
  const risk = view.round?.risk.atRisk.includes(wager.id);
  const text = (wager.line ? '+' + wager.line + ' ' : '') + say('bet.' + wager.bet + '.short') + ' ' + money(wager.amount);
  const wide = Math.max(70, 26 + text.length * 7.6);
  return svg`<rect x=${x - wide / 2} y=${y - 12} width=${wide} height="24" rx="12" fill="#071812" stroke=${risk ? '#ffb35c' : '#86b5a2'} stroke-width=${risk ? 3 : 1}/>
    <circle cx=${x - wide / 2 + 12} cy=${y} r="8" fill="#c8453b" stroke="#ffffff" stroke-width="3" stroke-dasharray="4 2.3"/>
    <text x=${x + 9} y=${y + 5} text-anchor="middle" font-size="13" font-weight="600" fill="#ffffff">${risk ? '! ' : ''}${text}</text>`;
}

/** The hands of a circle, one below the other. */
function hands(view, number, p) {
  const mine = (view.round?.hands ?? []).filter(h => seatOf(h.spot) === number);
  return mine.map((hand, i) => cards(hand, p.x, p.y + i * 52, 0.62));
}

/** The hands that belong to no circle, in the middle below. */
function shared(view) {
  const all = (view.round?.hands ?? []).filter(h => seatOf(h.spot) === 0);
  return all.map((hand, i) => {
    const x = 400 + (i - (all.length - 1) / 2) * 230;
    return svg`<text x=${x} y="352" text-anchor="middle" font-size="18" font-weight="700" fill="#ffffff">${spotName(hand.spot)}</text>
      ${cards(hand, x, 410, 1.15)}`;
  });
}

function cards(hand, x, y, size) {
  const step = 42 * size;
  const left = x - (hand.cards.length - 1) * step / 2;
  return svg`${hand.cards.map((card, i) => face(card, left + i * step, y, size))}
    ${hand.caption ? svg`<text x=${x} y=${y + 46 * size} text-anchor="middle" font-size=${Math.max(12, 15 * size)} font-weight="600" fill="#ffffff">${hand.caption}</text>` : nothing}`;
}

function face(card, x, y, size) {
  const red = card[1] === 'd' || card[1] === 'h';
  const text = (card[0] === 'T' ? '10' : card[0] === 'X' ? '★' : card[0]) + (SUITS[card[1]] ?? '');
  return svg`<rect x=${x - 19 * size} y=${y - 27 * size} width=${38 * size} height=${54 * size} rx="5" fill="#ffffff" stroke="#101010"/>
    <text x=${x} y=${y + 8 * size} text-anchor="middle" font-size=${(text.length > 2 ? 16 : 21) * size} font-weight="700" fill=${red ? '#a80f1d' : '#101010'}>${text}</text>`;
}

function dice(view) {
  return (view.round?.dice ?? []).map((pips, i) => svg`
    <rect x=${330 + i * 50} y="494" width="42" height="42" rx="8" fill="#fff6e0" stroke="#101010" stroke-width="2"/>
    <text x=${351 + i * 50} y="523" text-anchor="middle" font-size="24" font-weight="700" fill="#101010">${pips}</text>`);
}
