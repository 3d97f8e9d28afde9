// The pads: chips, cards, dice, digits. Each is a function of what it shows and what a tap does.
import {html, nothing} from 'lit';
import {say, money} from 'clockwise/words.js';
import {SUITS, rankName} from 'clockwise/cards.js';
import {WRITING} from 'clockwise/colours.js';

export const main = (text, tap, off = false) => html`<button class="main" ?disabled=${off} @click=${tap}>${text}</button>`;
export const big = (text, tap, off = false) => html`<button class="big" ?disabled=${off} @click=${tap}>${text}</button>`;

export function chipPad(denominations, add, off = false) {
  return html`<div class="grid chips" role="group" aria-label=${say('chips')}>
    ${denominations.map(value => html`<button ?disabled=${off} @click=${() => add(value)}>+${money(value)}</button>`)}</div>`;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** One tap where suits do not matter, otherwise the rank and then the suit. */
export function cardPad(game, rank, pick, deal) {
  return html`<div class="grid" role="group" aria-label=${say('ranks')}>
      ${RANKS.map(r => html`<button aria-pressed=${game.suits ? rank === r : nothing}
        @click=${() => game.suits ? pick(r) : deal(r + '?')}>${rankName(r)}</button>`)}
      ${game.joker ? html`<button class="word" @click=${() => deal('XX')}>${say('joker')}</button>` : nothing}
    </div>
    ${game.suits ? html`<div class="grid suits" role="group" aria-label=${say('suits')}>
      ${['s', 'h', 'd', 'c'].map(suit => html`<button class=${'suit ' + suit} ?disabled=${!rank} aria-label=${say('suit.' + suit)}
        @click=${() => deal(rank + suit)}>${sign(suit)}</button>`)}</div>` : nothing}`;
}

const sign = suit => html`<svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true"><text x="22" y="36" text-anchor="middle" font-size="40"
  fill=${suit === 'h' || suit === 'd' ? WRITING.red.ink : WRITING.black.ink}>${SUITS[suit]}</text></svg>`;

export function dicePad(count, thrown, pick) {
  return Array.from({length: count}, (_, i) => html`<div class="grid six" role="group" aria-label=${say('die', {number: i + 1})}>
    ${[1, 2, 3, 4, 5, 6].map(pips => html`<button aria-pressed=${thrown[i] === pips} @click=${() => pick(i, pips)}>${pips}</button>`)}
  </div>`);
}

/** Digits for a badge or a player's number. */
export function digits(press, back) {
  return html`<div class="grid three" role="group" aria-label=${say('digits')}>
    ${['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(d => html`<button @click=${() => press(d)}>${d}</button>`)}
    <button class="word one" @click=${back}>${say('erase')}</button><button @click=${() => press('0')}>0</button></div>`;
}
