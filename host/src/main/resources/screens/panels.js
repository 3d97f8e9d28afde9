// What is beside the next step: the floor, what went wrong, the seats, and the rarer commands.
import {html, nothing} from 'lit';
import {say} from 'clockwise/words.js';
import {digits} from 'clockwise/pads.js';

export function panel(tablet) {
  return html`${PANELS[tablet.shown](tablet, tablet.view)}
    <button class="quiet" @click=${() => tablet.open('')}>${say('back')}</button>`;
}

const PANELS = {
  floor: tablet => html`<h1>${say('callFloor')}</h1>${['dispute', 'payout', 'cards', 'player', 'other'].map(why => html`
    <button class="main" @click=${() => tablet.ask({type: 'CallFloor', reason: say('floor.' + why)})}>${say('floor.' + why)}</button>`)}`,
  trouble: (tablet, view) => html`<h1>${say('irregularity')}</h1>
    <ol>${view.irregularities.map(one => trouble(tablet, view, one))}</ol>`,
  seats: seats,
  more: (tablet, view) => html`<h1>${say('more')}</h1>${view.may.filter(name => name !== 'AllDeclined').map(name => html`
    <button class="main" @click=${() => tablet.ask(WITH_REASON.has(name) ? {type: name, reason: say('do.' + name)} : {type: name})}>${say('do.' + name)}</button>`)}`,
};

const WITH_REASON = new Set(['ChangeShoe', 'PausePlay', 'BreakGame']);

/** What needs a floor manager is only shown to a house dealer; what needs cards out of turn is for the floor's own screen. */
function trouble(tablet, view, one) {
  const what = one.irregularity;
  const circles = [...new Set(view.round.wagers.map(wager => Number(/^\d+/.exec(wager.spot)[0])))];
  const report = circle => () => tablet.ask({type: 'ReportIrregularity', round: view.round.number, name: what.name, circle, reason: what.name});
  const may = (!what.floor || tablet.me.role === 'FLOOR') && !one.needsBothCards;
  return html`<li style="grid-template-columns: 1fr"><span><b>${what.name.replaceAll('_', ' ').toLowerCase()}</b>
    <small>${what.sentence}</small><small>${say('effect.' + what.effect)}</small></span>
    ${!may ? html`<span>${say('needsFloor')}</span>` : one.needsCircle
      ? html`<div class="keys">${circles.map(circle => html`<button @click=${report(circle)}>${say('seat', {seat: circle})}</button>`)}</div>`
      : html`<button @click=${report(0)}>${say('report')}</button>`}</li>`;
}

function seats(tablet, view) {
  const place = view.seats.find(one => one.seat === tablet.circle);
  return html`<h1>${say('seats')}</h1>
    <div class="grid">${view.seats.map(one => html`<button aria-pressed=${tablet.circle === one.seat}
      aria-label=${say('seat', {seat: one.seat}) + ' ' + (one.occupant?.id ?? say('seat.empty'))} @click=${() => tablet.set({circle: one.seat, badge: ''})}>
      ${one.seat}${one.occupant ? ' ●' : ''}</button>`)}</div>
    ${!place ? nothing : place.occupant ? html`<p>${say('sits', {seat: place.seat, person: place.occupant.id})} ${say('kind.' + place.occupant.kind)}</p>
      <button class="main" @click=${() => tablet.ask({type: 'LeaveSeat', seat: place.seat, person: place.occupant.id})}>${say('leaves')}</button>` : sitDown(tablet, place)}`;
}

function sitDown(tablet, place) {
  const sit = (kind, more) => () => tablet.ask({type: 'TakeSeat', seat: place.seat, occupant: {id: tablet.badge, kind, company: '', licence: '', ...more}});
  return html`<p>${say('playerNumber')}: <b class="amount">${tablet.badge || '–'}</b></p>
    ${digits(d => tablet.set({badge: (tablet.badge + d).slice(0, 20)}), () => tablet.set({badge: tablet.badge.slice(0, -1)}))}
    <button class="main" ?disabled=${!tablet.badge} @click=${sit('PATRON', {})}>${say('sitsDown', {seat: place.seat})}</button>
    <label>${say('company')}<input id="company" autocomplete="off" maxlength="40"></label>
    <label>${say('licence')}<input id="licence" autocomplete="off" maxlength="40"></label>
    <button ?disabled=${!tablet.badge} @click=${() => sit('TPPPS', {company: tablet.typed('company'), licence: tablet.typed('licence')})()}>${say('sitsDownTppps', {seat: place.seat})}</button>`;
}
