// The forms with which a floor manager opens a table and posts a schedule; what may be posted is the host's to say.
import {html, nothing} from 'lit';
import {say, money} from 'clockwise/words.js';

const dollars = cents => String(cents / 100);
/** Dollars as somebody types them, in cents; nothing that is no sum of money. */
const cents = text => Math.round(Number(String(text).replace(/[$,\s]/g, '')) * 100);

export const labelled = (name, field) => html`<label><span>${name}</span>${field}</label>`;

const choice = (name, all, chosen, text, change) => html`<select name=${name} @change=${change ?? nothing}>
  ${all.map(one => html`<option value=${one} ?selected=${String(one) === String(chosen)}>${text(one)}</option>`)}</select>`;

function rates(option) {
  const bands = option.type === 'ByWager' ? option.player : option.playerDealer;
  return bands.map(band => money(band.fee)).join(' / ');
}

/** The whole setup of a closed table. */
export function openForm(floor) {
  const {games, schedules, draft, room} = floor;
  if (!games || !schedules) return html`<p>${say('waiting')}</p>`;
  const sheet = games.find(one => one.terms.id === draft.game) ?? games[0];
  const schedule = schedules.find(one => one.id === sheet.schedule);
  const decks = Array.from({length: sheet.terms.mostDecks - sheet.terms.leastDecks + 1}, (_, i) => sheet.terms.leastDecks + i);
  const profiles = room.switchedOn.map(on => on.profile).filter(profile => profile !== sheet.terms.rotation);
  const spaces = sheet.bets.filter(bet => bet.comes === 'BEFORE_THE_LOCK');
  return html`<form class="setup" @submit=${event => send(floor, event, form => opened(form, sheet))} @change=${() => floor.set({preview: undefined})}>
    ${labelled(say('game'), choice('game', games.map(one => one.terms.id), sheet.terms.id, id => games.find(one => one.terms.id === id).terms.name,
      event => floor.set({draft: {game: event.target.value}, preview: undefined})))}
    <div class="two">${labelled(say('floor.least'), html`<input name="least" inputmode="decimal" required value="10">`)}
      ${labelled(say('floor.most'), html`<input name="most" inputmode="decimal" required value="300">`)}</div>
    ${schedule ? optionField(schedule, 1) : html`<p class="told">${say('floor.noSchedule')}</p>`}
    <div class="two">${labelled(say('floor.decks'), choice('decks', decks, sheet.terms.mostDecks, String))}
      ${labelled(say('floor.coverage'), choice('coverage', ['SINGLE_ACTION', 'SEPARATE_CAPS'], '', one => say('coverage.' + one)))}</div>
    ${labelled(say('floor.rotation'), choice('rotation', ['', ...profiles], '', one => one ? room.rotation[one].title : room.rotation[sheet.terms.rotation].title))}
    <div class="two">${labelled(say('floor.leastWagers'), html`<input name="leastWagers" type="number" min="0" max="100" value="0">`)}
      <label class="check"><input name="playedLastHand" type="checkbox"><span>${say('floor.playedLastHand')}</span></label></div>
    ${sheet.terms.options.length ? html`<fieldset><legend>${say('floor.options')}</legend>
      ${[...sheet.terms.options].sort().map(one => html`<label class="check"><input type="checkbox" name="option-${one}"><span>${say('felt.' + one)}</span></label>`)}</fieldset>` : nothing}
    <details><summary>${say('floor.spaces')}</summary>${spaces.map(bet => html`<div class="two">
      ${labelled(say('floor.leastOf', {bet: say('bet.' + bet.name)}), html`<input name="least-${bet.name}" inputmode="decimal">`)}
      ${labelled(say('floor.mostOf', {bet: say('bet.' + bet.name)}), html`<input name="most-${bet.name}" inputmode="decimal">`)}</div>`)}</details>
    <div class="keys"><button type="button" @click=${event => preview(floor, event.target.form, sheet.terms.id, sheet.schedule)}>${say('floor.preview')}</button>
      <button class="main">${say('floor.open')}</button></div>
    ${shown(floor)}</form>`;
}

/** Another option or other limits for an open table. */
export function postForm(floor, view) {
  const schedule = floor.schedules?.find(one => one.id === view.posting.schedule);
  if (!schedule) return html`<p>${say('waiting')}</p>`;
  return html`<form class="setup" @submit=${event => send(floor, event, form => ({type: 'PostSchedule', schedule: schedule.id, option: Number(form.get('option')),
      least: cents(form.get('least')), most: cents(form.get('most')), reason: form.get('reason')}))} @change=${() => floor.set({preview: undefined})}>
    <div class="two">${labelled(say('floor.least'), html`<input name="least" inputmode="decimal" required value=${dollars(view.posting.least)}>`)}
      ${labelled(say('floor.most'), html`<input name="most" inputmode="decimal" required value=${dollars(view.posting.most)}>`)}</div>
    ${optionField(schedule, view.posting.option.number)}
    ${labelled(say('floor.reason'), html`<input name="reason" required maxlength="200">`)}
    <div class="keys"><button type="button" @click=${event => preview(floor, event.target.form, view.game.felt.game, schedule.id)}>${say('floor.preview')}</button>
      <button class="main">${say('floor.post')}</button></div>
    ${view.pending ? html`<p class="told">${say('floor.pending', {option: view.pending.option.number})}</p>` : html`<p>${say('floor.between')}</p>`}
    ${shown(floor)}</form>`;
}

function optionField(schedule, chosen) {
  return labelled(say('floor.option'), html`<select name="option">${schedule.options.map(one => html`<option value=${one.number} ?selected=${one.number === chosen}>
    ${say('option', {option: one.number})}: ${rates(one)}</option>`)}</select>`);
}

function shown({preview}) {
  return preview ? html`<iframe class="placard" title=${say('floor.preview')} src=${preview}></iframe>` : nothing;
}

function preview(floor, form, game, schedule) {
  const wish = new FormData(form);
  const query = new URLSearchParams({game, schedule, option: wish.get('option'), least: cents(wish.get('least')), most: cents(wish.get('most'))});
  floor.showPreview(`/api/tables/${floor.chosen}/placard-preview?${query}`);
}

function opened(form, sheet) {
  const spaces = {};
  for (const bet of sheet.bets) {
    const least = form.get('least-' + bet.name), most = form.get('most-' + bet.name);
    if (least && most) spaces[bet.name] = {least: cents(least), most: cents(most)};
  }
  const rotation = form.get('rotation');
  return {
    type: 'OpenTable', game: sheet.terms.id, decks: Number(form.get('decks')),
    options: sheet.terms.options.filter(one => form.get('option-' + one)),
    least: cents(form.get('least')), most: cents(form.get('most')), spaces,
    schedule: sheet.schedule, option: Number(form.get('option')), ...(rotation ? {rotation} : {}),
    eligibility: {playedLastHand: !!form.get('playedLastHand'), leastWagers: Number(form.get('leastWagers'))},
    coverage: form.get('coverage'),
  };
}

/** Sends the command that a form makes. */
export async function send(floor, event, command) {
  event.preventDefault();
  const form = event.target;
  if (await floor.ask(command(new FormData(form)))) form.reset();
}

/** A form with a reason and one key; most of what a floor manager does is told with its reason. */
export function because(floor, key, command, fields = nothing) {
  return html`<form class="line" @submit=${event => send(floor, event, form => command(form.get('reason'), form))}>
    ${fields}${labelled(say('floor.reason'), html`<input name="reason" required maxlength="200">`)}<button>${key}</button></form>`;
}
