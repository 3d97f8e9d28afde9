// One table, opened from its tile: what stands there, and everything that a floor manager does with it.
import {html, nothing} from 'lit';
import {say, money, clock} from 'clockwise/words.js';
import {openForm, postForm, labelled, send, because} from 'clockwise/setup.js';
import {pastAlerts} from 'clockwise/alerts.js';
import {liveFelt} from 'clockwise/floor-felt.js';
import {rounds, replay} from 'clockwise/past.js';
import {rotation} from 'clockwise/rotation.js';

const TABS = ['now', 'seats', 'post', 'rounds', 'rotation', 'alerts'];

export function drawer(floor) {
  const {view, tab} = floor;
  if (!floor.chosen) return nothing;
  const name = floor.lines.find(line => line.table === floor.chosen)?.name ?? '';
  return html`<aside class="drawer" aria-label=${say('table', {table: floor.chosen})}>
    <header><h2 id="drawer" tabindex="-1">${say('table', {table: floor.chosen})} · ${name}</h2>
      <button class="close" aria-label=${say('floor.closeDrawer')} @click=${() => floor.choose(0)}>✕</button></header>
    <nav aria-label=${say('table', {table: floor.chosen})}>${TABS.map(one => html`<button aria-pressed=${tab === one} data-tab=${one} @click=${() => floor.open(one)}>${say('floor.tab.' + one)}</button>`)}</nav>
    ${floor.said ? html`<p class="told" role="alert">${floor.said}</p>` : nothing}
    <div class="body">${floor.gone ? html`<p class="told">${floor.gone.detail}</p>` : view ? body(floor, view) : html`<p>${say('waiting')}</p>`}</div></aside>`;
}

function body(floor, view) {
  switch (floor.tab) {
    case 'seats': return seats(floor, view);
    case 'post': return view.game ? html`<h3>${say('floor.postTitle')}</h3>${postForm(floor, view)}${printed(view)}` : html`<p>${say('floor.closedTable')}</p>`;
    case 'rounds': return floor.story ? replay(floor) : rounds(floor);
    case 'rotation': return rotation(floor, view);
    case 'alerts': return pastAlerts(floor.past ?? [], floor.room.zone);
    default: return now(floor, view);
  }
}

const printed = view => html`<p class="keys"><a class="key" href="/placard/${view.table}" target="_blank" rel="noopener">${say('floor.showPlacard')}</a>
  <a class="key" href="/placard/${view.table}.pdf" target="_blank" rel="noopener">${say('floor.printPlacard')}</a></p>`;

function now(floor, view) {
  if (!view.game) return html`<h3>${say('floor.openTitle')}</h3>${openForm(floor)}${box(floor, view)}`;
  return html`
    <p class="big">${say('floor.phase', {phase: say('display.phase.' + view.phase)})}</p>
    ${liveFelt(view)}
    ${cover(view)}
    ${corrections(floor, view)}
    ${box(floor, view)}
    <h3>${say('floor.steer')}</h3>
    ${view.round ? because(floor, say('floor.void', {round: view.round.number}), reason => ({type: 'VoidRound', round: view.round.number, reason})) : nothing}
    ${view.round ? waive(floor, view) : nothing}
    <div class="keys">${['ResumePlay', 'RestartGame', 'AllDeclined'].filter(type => view.may.includes(type)).map(type => html`<button @click=${() => floor.ask({type})}>${say('do.' + type)}</button>`)}</div>
    ${['PausePlay', 'BreakGame', 'ChangeShoe'].filter(type => view.may.includes(type)).map(type => because(floor, say('do.' + type), reason => ({type, reason})))}
    ${view.round ? trouble(floor, view) : nothing}
    ${because(floor, say('floor.closeTable'), reason => ({type: 'CloseTable', reason}))}`;
}

/** What the bank faces, wager by wager, and what it does not reach. */
function cover(view) {
  if (!view.round) return nothing;
  const {round} = view;
  return html`<h3>${say('floor.cover')}</h3><dl>
    <div><dt>${say('bank')}</dt><dd>${money(view.bank)}</dd></div>
    <div><dt>${say('stakes')}</dt><dd>${money(round.risk.stakes)}</dd></div>
    <div><dt>${say('due')}</dt><dd>${money(round.due)}${round.drop ? ' ✓' : ''}</dd></div></dl>
    ${round.risk.atRisk.length ? html`<p class="told">${say('floor.atRisk', {wagers: round.wagers.filter(wager => round.risk.atRisk.includes(wager.id))
      .map(wager => `${wager.spot} ${say('bet.' + wager.bet)} ${money(wager.amount)}`).join(', ')})}</p>` : html`<p>${say('floor.covered')}</p>`}`;
}

function corrections(floor, view) {
  if (!view.corrections.length) return nothing;
  return html`<h3>${say('floor.corrections')}</h3>${view.corrections.map(one => html`<section class="card">
    <p><b>${say('floor.correction', {round: one.round, badge: one.askedBy})}</b></p>
    <ul class="plain">${one.difference.map(line => html`<li><span>${line.payer} → ${line.payee}</span><b>${money(line.amount)}</b></li>`)}</ul>
    <button @click=${() => floor.lookBack(one.round)}>${say('floor.round', {round: one.round})}</button>
    ${one.askedBy === floor.me.badge ? html`<p>${say('floor.another')}</p>`
      : html`<button class="main" @click=${() => floor.ask({type: 'ApproveCorrection', asked: one.seq})}>${say('floor.approve')}</button>`}
    ${because(floor, say('floor.refuse'), reason => ({type: 'RefuseCorrection', asked: one.seq, reason}))}</section>`)}`;
}

function box(floor, view) {
  return html`<h3>${say('floor.box')}</h3>${view.box
    ? because(floor, say('floor.removeBox', {box: view.box}), reason => ({type: 'RemoveBox', box: view.box, reason}))
    : html`<form class="line" @submit=${event => send(floor, event, form => ({type: 'AttachBox', box: form.get('box')}))}>
      ${labelled(say('box'), html`<input name="box" required maxlength="40">`)}<button>${say('attachBox')}</button></form>`}`;
}

function waive(floor, view) {
  if (view.phase !== 'COLLECT') return nothing;
  return because(floor, say('floor.waive'), (reason, form) => ({type: 'WaiveFee', round: view.round.number, fee: Number(form.get('fee')), reason}),
    labelled(say('due'), html`<select name="fee">${view.round.fees.map((fee, i) => html`<option value=${i + 1}>${fee.account} ${money(fee.due)}</option>`)}</select>`));
}

function trouble(floor, view) {
  return because(floor, say('report'), (reason, form) => ({type: 'ReportIrregularity', round: view.round.number, name: form.get('name'), circle: Number(form.get('circle')), reason}),
    html`${labelled(say('irregularity'), html`<select name="name">${view.irregularities.filter(one => !one.needsBothCards).map(one => html`<option value=${one.irregularity.name}>
      ${one.irregularity.sentence}</option>`)}</select>`)}${labelled(say('floor.circle'), html`<input name="circle" type="number" min="0" max="12" value="0">`)}`);
}

function seats(floor, view) {
  return html`<h3>${say('seats')}</h3><ul class="plain seats">${view.seats.map(place => html`<li><b>${say('seat', {seat: place.seat})}</b>
    ${place.occupant ? occupied(floor, place) : free(floor, place)}</li>`)}</ul>
    <p>${say('dealer')}: ${view.dealer || '–'}</p>`;
}

function occupied(floor, {seat, occupant, mostHands, freeCollection}) {
  return html`<span>${occupant.id} (${say('kind.' + occupant.kind)}${occupant.company ? ', ' + occupant.company : ''})${freeCollection ? ' · ' + say('freeCollection') : ''}</span>
    <button @click=${() => floor.ask({type: 'LeaveSeat', seat, person: occupant.id})}>${say('leaves')}</button>
    <details><summary>${say('more')}</summary>
      ${because(floor, say('floor.giveFree'), reason => ({type: 'GiveFreeCollection', seat, person: occupant.id, reason}))}
      ${because(floor, say('floor.allowHands'), (reason, form) => ({type: 'AllowHands', seat, person: occupant.id, hands: Number(form.get('hands')), reason}),
        labelled(say('floor.hands'), html`<input name="hands" type="number" min="1" max="12" value=${mostHands}>`))}</details>`;
}

function free(floor, {seat}) {
  return html`<form class="line" @submit=${event => send(floor, event, form => ({type: 'TakeSeat', seat, occupant: occupant(form)}))}>
    <label><span class="hidden">${say('playerNumber')}, ${say('seat', {seat})}</span><input name="id" required maxlength="40" placeholder=${say('playerNumber')}></label>
    <label><span class="hidden">${say('company')}, ${say('seat', {seat})}</span><input name="company" maxlength="40" placeholder=${say('company')}></label>
    <label><span class="hidden">${say('licence')}, ${say('seat', {seat})}</span><input name="licence" maxlength="40" placeholder=${say('licence')}></label>
    <button>${say('floor.sit')}</button></form>`;
}

const occupant = form => ({id: form.get('id'), kind: form.get('company') ? 'TPPPS' : 'PATRON', company: form.get('company'), licence: form.get('licence')});
