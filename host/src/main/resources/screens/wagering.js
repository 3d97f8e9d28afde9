// The wagers before the lock: a draft on the tablet, seat by seat, until all of it is sent.
import {html, nothing} from 'lit';
import {say, money} from 'clockwise/words.js';
import {chipPad, main, big} from 'clockwise/pads.js';

export function wagers(tablet, view) {
  const {draft} = tablet;
  const again = view.again.wagers;
  const total = draft.reduce((sum, bid) => sum + bid.amount, 0);
  const place = view.seats.find(one => one.seat === tablet.circle && one.seat !== view.taking?.seat);
  const same = again.length
    ? (draft.length ? big : main)(say('sameWagers', {count: again.length}), () => tablet.keep(again)) : nothing;
  return html`
    ${draft.length ? nothing : same}
    ${main(say('noMoreBets', {count: draft.length, amount: money(total)}), () => tablet.ask({type: 'LockWagers', wagers: draft}),
      !draft.length || tablet.waiting)}
    ${draft.length ? same : nothing}
    ${place ? circle(tablet, view, place) : html`<p>${say('tapSeat')}</p>`}
    ${view.may.includes('GiveUpBank') ? html`<button class="quiet" @click=${() => tablet.ask({type: 'GiveUpBank'})}>${say('do.GiveUpBank')}</button>` : nothing}`;
}

function circle(tablet, view, place) {
  const {draft} = tablet;
  const again = view.again.wagers.filter(bid => bid.circle === tablet.circle);
  const others = draft.filter(bid => bid.circle !== tablet.circle);
  const lines = Array.from({length: view.game.lines + 1}, (_, line) => line);
  const nobody = !tablet.line && !tablet.owner;
  return html`<h2>${say('seat', {seat: place.seat})} ${place.occupant ? html`<small>${place.occupant.id}</small>` : nothing}</h2>
    ${lines.length > 1 ? html`<div class="keys" role="group" aria-label=${say('line')}>${lines.map(line => html`
      <button aria-pressed=${tablet.line === line} @click=${() => tablet.set({line})}>${line ? say('backline', {line}) : say('player')}</button>`)}</div>` : nothing}
    ${place.occupant || tablet.line ? nothing : html`<div class="keys" role="group" aria-label=${say('owner')}>
      ${view.seats.filter(one => one.occupant && one.seat !== view.taking?.seat).map(one => html`<button aria-pressed=${tablet.owner === one.seat}
        @click=${() => tablet.set({owner: one.seat})}>${say('seat', {seat: one.seat})}</button>`)}</div>`}
    <div class="keys" role="group" aria-label=${say('bets')}>${view.game.spaces.map(space => html`
      <button aria-pressed=${tablet.bet === space.bet} @click=${() => tablet.set({bet: space.bet})}>${say('bet.' + space.bet)}</button>`)}</div>
    <p><b>${say('bet.' + tablet.bet)}</b> <b class="amount">${money(here(tablet)?.amount ?? 0)}</b> <small>${limits(view, tablet.bet)}</small></p>
    ${chipPad(tablet.room.denominations, value => stake(tablet, value), nobody)}
    <div class="keys"><button @click=${() => tablet.keep(draft.filter(bid => bid !== here(tablet)))} ?disabled=${!here(tablet)}>${say('clear')}</button>
      <button @click=${() => tablet.keep(others)} ?disabled=${others.length === draft.length}>${say('clearSeat')}</button>
      ${again.length ? html`<button @click=${() => tablet.keep([...others, ...again])}>${say('sameHere')}</button>` : nothing}</div>`;
}

const here = tablet => tablet.draft.find(bid => bid.circle === tablet.circle && bid.line === tablet.line && bid.bet === tablet.bet);

function stake(tablet, value) {
  const old = here(tablet);
  const bid = old ?? {circle: tablet.circle, line: tablet.line, owner: tablet.line ? 0 : tablet.owner, bet: tablet.bet, amount: 0};
  const next = {...bid, amount: bid.amount + value};
  tablet.keep(old ? tablet.draft.map(one => one === old ? next : one) : [...tablet.draft, next]);
}

function limits(view, bet) {
  const space = view.game.spaces.find(one => one.bet === bet);
  return space ? say('limits', {least: money(space.least), most: money(space.most)}) : '';
}
