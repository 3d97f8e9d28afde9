// The seat map: who sits where with all badges, and the wagers one by one.
import {html, nothing} from 'lit';
import {say, money} from 'clockwise/words.js';
import {digits, main} from 'clockwise/pads.js';

const HANDS = 3;

export function seats(tablet, view) {
  const place = view.seats.find(one => one.seat === tablet.circle);
  return html`<h1>${say('seats')}</h1>
    <div class="grid seats">${view.seats.map(one => html`<button aria-pressed=${tablet.circle === one.seat}
      aria-label=${say('seat', {seat: one.seat}) + ' ' + (one.occupant?.id ?? say('seat.empty'))} @click=${() => tablet.set({circle: one.seat, badge: ''})}>
      ${one.seat} <small>${one.occupant ? one.occupant.id.slice(0, 8) : '–'}</small></button>`)}</div>
    ${!place ? nothing : place.occupant ? sits(tablet, view, place) : sitDown(tablet, place)}`;
}

function sits(tablet, view, place) {
  const person = place.occupant;
  const own = view.round?.wagers.filter(wager => Number(/^\d+/.exec(wager.spot)[0]) === place.seat) ?? [];
  const badges = [say('kind.' + person.kind), person.company, person.licence, view.taking?.seat === place.seat && say('bankButton', {turn: view.taking.turn}),
    view.round?.button === place.seat && say('actionButton'), place.freeCollection && say('freeCollection.long'),
    place.mostHands > HANDS && say('moreHands', {count: place.mostHands})].filter(Boolean);
  return html`<p><b>${say('sits', {seat: place.seat, person: person.id})}</b></p>
    <ul class="badges">${badges.map(badge => html`<li>${badge}</li>`)}</ul>
    ${own.length ? html`<ol>${own.map(wager => html`<li><span>${wager.line ? '+' + wager.line : ''}</span><span>${say('bet.' + wager.bet)}</span><b>${money(wager.amount)}</b></li>`)}</ol>` : nothing}
    ${main(say('leaves'), () => tablet.ask({type: 'LeaveSeat', seat: place.seat, person: person.id}))}`;
}

function sitDown(tablet, place) {
  const sit = (kind, more) => tablet.ask({type: 'TakeSeat', seat: place.seat, occupant: {id: tablet.badge, kind, company: '', licence: '', ...more}});
  return html`<p>${say('playerNumber')}: <b class="amount">${tablet.badge || '–'}</b></p>
    ${digits(d => tablet.set({badge: (tablet.badge + d).slice(0, 20)}), () => tablet.set({badge: tablet.badge.slice(0, -1)}))}
    ${main(say('sitsDown', {seat: place.seat}), () => sit('PATRON', {}), !tablet.badge)}
    <label>${say('company')}<input id="company" autocomplete="off" maxlength="40"></label>
    <label>${say('licence')}<input id="licence" autocomplete="off" maxlength="40"></label>
    <button ?disabled=${!tablet.badge} @click=${() => sit('TPPPS', {company: tablet.typed('company'), licence: tablet.typed('licence')})}>${say('sitsDownTppps', {seat: place.seat})}</button>`;
}
