// The pads: chips, cards, dice. Each is a function of what it shows and what a tap does.
import {html, nothing} from 'lit';
import {say, money} from 'clockwise/words.js';

export function chipPad(denominations, add) {
  return html`<div class="grid" role="group" aria-label=${say('chips')}>
    ${denominations.map(value => html`<button @click=${() => add(value)}>+${money(value)}</button>`)}</div>`;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS = [['s', '♠'], ['h', '♥'], ['d', '♦'], ['c', '♣']];

/** One tap where suits do not matter, otherwise the rank and then the suit. */
export function cardPad(game, rank, pick, deal) {
  const name = r => r === 'T' ? '10' : r;
  return html`<div class="grid" role="group" aria-label=${say('ranks')}>
      ${RANKS.map(r => html`<button aria-pressed=${game.suits ? rank === r : nothing}
        @click=${() => game.suits ? pick(r) : deal(r + '?')}>${name(r)}</button>`)}
      ${game.joker ? html`<button @click=${() => deal('XX')}>${say('joker')}</button>` : nothing}
    </div>
    ${game.suits ? html`<div class="grid" role="group" aria-label=${say('suits')}>
      ${SUITS.map(([suit, sign]) => html`<button ?disabled=${!rank} aria-label=${say('suit.' + suit)}
        @click=${() => deal(rank + suit)}>${sign}</button>`)}</div>` : nothing}`;
}

export function dicePad(count, thrown, pick) {
  return Array.from({length: count}, (_, i) => html`<div class="grid six" role="group" aria-label=${say('die', {number: i + 1})}>
    ${[1, 2, 3, 4, 5, 6].map(pips => html`<button aria-pressed=${thrown[i] === pips} @click=${() => pick(i, pips)}>${pips}</button>`)}
  </div>`);
}

/** Digits for a badge or a player's number. */
export function digits(press, back) {
  return html`<div class="grid three" role="group" aria-label=${say('digits')}>
    ${['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(d => html`<button @click=${() => press(d)}>${d}</button>`)}
    <button @click=${back} aria-label=${say('erase')}>⌫</button><button @click=${() => press('0')}>0</button></div>`;
}
