// Cards, hands and dice as they lie on the felt.
import {svg} from 'lit';
import {say} from 'clockwise/words.js';
import {DRAWN, WRITING} from 'clockwise/colours.js';
import {wide} from 'clockwise/places.js';

export const SUITS = {c: '♣', d: '♦', h: '♥', s: '♠'};
export const rankName = rank => rank === 'T' ? '10' : rank === 'X' ? '★' : rank;
export const cardName = card => rankName(card[0]) + (SUITS[card[1]] ?? '');

const CARD = {wide: 30, high: 38};

/** The height of a hand of this size with what is written beside it. */
export const handHigh = size => CARD.high * size + 4;

/** Cards in a row, closer together where there is little room, and beside them what the host wrote. */
export function hand(one, area, size) {
  const note = one.caption ? wide(one.caption, 14) + 14 : 0;
  const high = CARD.high * size, across = CARD.wide * size;
  const room = area.wide - note - 4;
  const step = one.cards.length > 1 ? Math.min(across + 3, (room - across) / (one.cards.length - 1)) : 0;
  const whole = across + step * (one.cards.length - 1) + note;
  const left = area.x + (area.wide - whole) / 2;
  return svg`${one.cards.map((lying, i) => face(lying, left + i * step, area.y, size))}
    ${one.caption ? svg`<rect x=${left + whole - note + 4} y=${area.y + high / 2 - 12} width=${note - 4} height="24" rx="12" fill=${WRITING.count.ground}/>
      <text x=${left + whole - note / 2 + 2} y=${area.y + high / 2 + 5} text-anchor="middle" font-size="14" font-weight="700" fill=${WRITING.count.ink}>${one.caption}</text>` : ''}`;
}

/** Whether the host has written how the hand is set: two groups of cards. */
export const isSet = caption => /^([2-9TJQKAX][cdhsX])+ ([2-9TJQKAX][cdhsX])+$/.test(caption);

/** A hand as it is set: the two in front above the five behind. */
export function setHand(caption, area, most = 1.4) {
  const groups = caption.split(' ').map(group => group.match(/../g).map(card => ({card})));
  const size = Math.min(most, (area.wide - 12) / (5 * (CARD.wide + 3)));
  return groups.map((cards, i) => hand({cards, caption: ''}, {...area, y: area.y + i * (CARD.high * size + 5)}, size));
}

/** A card: the rank above the suit at its left side, so that it is read where others lie on it. */
function face({card, unsent}, x, y, size) {
  const red = card[1] === 'd' || card[1] === 'h';
  const look = unsent ? WRITING.unsent : red ? WRITING.red : WRITING.black;
  const suit = SUITS[card[1]];
  const middle = x + 9.5 * size;
  return svg`<g><rect x=${x} y=${y} width=${CARD.wide * size} height=${CARD.high * size} rx=${4 * size} fill=${look.ground} stroke=${DRAWN.cardEdge}
      stroke-dasharray=${unsent ? '4 3' : 'none'}/>
    <text x=${middle} y=${y + (suit ? 16.5 : 24) * size} text-anchor="middle" font-size=${(suit ? 15 : 19) * size} font-weight="700" letter-spacing="-0.6" fill=${look.ink}>${rankName(card[0])}</text>
    ${suit ? svg`<text x=${middle} y=${y + 33 * size} text-anchor="middle" font-size=${17 * size} fill=${look.ink}>${suit}</text>` : ''}
    ${unsent ? svg`<text x=${x + CARD.wide * size - 7 * size} y=${y + 14 * size} text-anchor="middle" font-size=${Math.max(12, 12 * size)} fill=${look.ink}>⇡</text>` : ''}</g>`;
}

const PIPS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]};

export function dice(thrown, x, y) {
  const left = x - thrown.length * 27 + 3;
  return svg`<g role="img" aria-label=${say('diceLie', {dice: thrown.join(' ')})}>${thrown.map((pips, die) => svg`
    <rect x=${left + die * 54} y=${y} width="46" height="46" rx="9" fill=${DRAWN.die} stroke=${DRAWN.pip} stroke-width="1.5"/>
    ${PIPS[pips].map(at => svg`<circle cx=${left + die * 54 + 11 + 12 * (at % 3)} cy=${y + 11 + 12 * Math.floor(at / 3)} r="4.4" fill=${DRAWN.pip}/>`)}`)}</g>`;
}
