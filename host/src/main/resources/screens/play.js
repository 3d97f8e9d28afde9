// What may happen in the round, spot by spot, in the order in which the host proposes it.
import {html, nothing} from 'lit';
import {say, money, spotName} from 'clockwise/words.js';
import {cardPad, chipPad, dicePad, main} from 'clockwise/pads.js';
import {cardName} from 'clockwise/cards.js';

export function play(tablet, view) {
  const settle = view.next.find(next => next.type === 'Settle');
  const open = bySpot(view.next.filter(next => next !== settle));
  const spots = [...open.keys()];
  const proposed = settle ? '' : spots[0];
  const spot = spots.includes(tablet.spot) ? tablet.spot : proposed;
  return html`
    ${settle ? main(say('settle'), () => tablet.ask({type: 'Settle', pass: settle.pass})) : nothing}
    ${spots.length > 1 || settle && spots.length ? html`<div class="keys tabs" role="group" aria-label=${say('open')}>${spots.map(one => html`
      <button aria-pressed=${one === spot} @click=${() => tablet.set({spot: one, rank: '', amount: 0, naming: ''})}>${one ? spotName(one) : say('throw')}</button>`)}</div>` : nothing}
    ${(open.get(spot) ?? []).map(next => PLAYS[next.type](tablet, view, next))}`;
}

/** While there is no connection: the card that must come next, whatever the cards before it are. */
export function cardsAhead(tablet) {
  return PLAYS.Deal(tablet, tablet.view, {spot: tablet.ahead[0]});
}

/** A bonus space goes with its circle. */
function bySpot(list) {
  const spots = new Map();
  for (const next of list) {
    const spot = (next.spot ?? '').split('.')[0];
    spots.set(spot, [...spots.get(spot) ?? [], next]);
  }
  return spots;
}

const PLAYS = {
  Deal: (tablet, view, next) => cardPad(view.game, tablet.rank, rank => tablet.set({rank}), card => tablet.card(next.spot, card)),
  Choose: (tablet, view, next) => {
    const set = next.options.filter(option => option.choice.startsWith('SET:'));
    return html`${next.options.filter(option => !set.includes(option)).map(option => choice(tablet, next, option))}
      ${set.length ? settings(tablet, next, set) : nothing}`;
  },
  Declare: (tablet, view, next) => html`${next.spot.includes('.') ? html`<h2>${spotName(next.spot)}</h2>` : nothing}
    <div class="keys" role="group" aria-label=${say('results')}>${next.results.map(result => html`
    <button class="big" @click=${() => tablet.ask({type: 'DeclareResult', spot: next.spot, result})}>${say('result.' + result)}</button>`)}</div>`,
  Throw: (tablet, view, next) => html`
    ${dicePad(next.dice, tablet.thrown, (die, pips) => tablet.set({thrown: Object.assign([...tablet.thrown], {[die]: pips})}))}
    ${main(say('throw'), () => tablet.ask({type: 'ThrowDice', dice: tablet.thrown}), tablet.thrown.filter(Boolean).length < next.dice)}`,
};

/** How a player may set the hand: by the two cards in front. */
function settings(tablet, next, set) {
  const open = tablet.naming === next.spot;
  return html`<button aria-expanded=${open} @click=${() => tablet.set({naming: open ? '' : next.spot})}>${say('setOtherwise')}</button>
    ${open ? html`<div class="grid" role="group" aria-label=${say('front')}>${set.map(option => html`
      <button @click=${() => tablet.ask({type: 'MakeChoice', spot: next.spot, choice: option.choice, amount: 0, lines: []})}>
        ${option.choice.slice(4).match(/../g).map(cardName).join(' ')}</button>`)}</div>` : nothing}`;
}

/** A choice without money or with a fixed sum is one key; another sum is laid with chips first. */
function choice(tablet, next, option) {
  const fixed = option.least === option.most;
  const amount = fixed ? option.most : tablet.amount;
  const places = [...new Set(option.follow.map(wager => wager.line))];
  const following = places.filter(line => tablet.following.includes(line));
  const chosen = () => tablet.ask({type: 'MakeChoice', spot: next.spot, choice: option.choice, amount, lines: following});
  const naming = tablet.naming === option.choice;
  if (!fixed && !naming) return main(say('choice.' + option.choice) + '…', () => tablet.set({naming: option.choice, amount: 0}));
  return html`
    ${fixed ? nothing : html`<p><b class="amount">${money(tablet.amount)}</b> <small>${say('limits', {least: money(option.least), most: money(option.most)})}</small></p>
      ${chipPad(tablet.room.denominations, value => tablet.set({amount: tablet.amount + value}))}
      <button @click=${() => tablet.set({amount: 0})}>${say('clear')}</button>`}
    ${places.length ? html`<div class="keys" role="group" aria-label=${say('follow')}>${places.map(line => html`<button aria-pressed=${following.includes(line)}
      @click=${() => tablet.set({following: following.includes(line) ? following.filter(one => one !== line) : [...following, line]})}>${say('backline', {line})}</button>`)}</div>` : nothing}
    ${main(say('choice.' + option.choice) + (amount ? ' ' + money(amount) : ''), chosen, !fixed && !tablet.amount)}`;
}
