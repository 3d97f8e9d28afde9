// What is always visible: the table, what is posted there, what is due, and the bank with what it faces.
import {html, nothing} from 'lit';
import {say, money} from 'clockwise/words.js';

const LANGUAGES = {en: 'English', es: 'Español', vi: 'Tiếng Việt', 'zh-Hant': '繁體中文'};

export function head(tablet) {
  const {view} = tablet;
  const {posting, round} = view;
  return html`<header>
    ${fact(say('table', {table: view.table}), view.name)}
    ${fact(say('game'), view.game?.name, 'game')}
    ${fact(say('limit'), posting && say('limits', {least: money(posting.least), most: money(posting.most)}))}
    ${fact(say('schedule'), posting && say('option', {option: posting.option.number}), '', posting?.schedule)}
    ${fact(say('due'), round && (round.drop ? say('inBox', {amount: money(round.due)}) : money(round.due)))}
    ${fact(say('bank'), money(view.bank), '', view.taking && say('seat', {seat: view.taking.seat}))}
    ${fact(say('stakes'), round && money(round.risk.stakes), '', round && reach(round.risk))}
    <div class="end">${fact(say('dealer'), view.dealer)}
      <select aria-label=${say('language')} @change=${event => tablet.translate(event.target.value)}>
        ${tablet.room.languages.map(one => html`<option value=${one} ?selected=${one === tablet.spoken}>${LANGUAGES[one] ?? one}</option>`)}</select></div>
  </header>`;
}

const fact = (name, value, look = '', beside = '') => html`<div class=${look}><small>${name}</small><b>${value || '–'}</b>
  ${beside ? html`<small>${beside}</small>` : nothing}</div>`;

const reach = risk => risk.atRisk.length ? '! ' + say('reach.not', {count: risk.atRisk.length}) : '✓ ' + say('reach.all');

/** Called before the first card: the bank may run out, and at which wager first. */
export function warning(view, spotName) {
  const round = view.round;
  if (!round?.firstAtRisk || round.hands.length || round.steps.length) return nothing;
  const wager = round.wagers.find(one => one.id === round.firstAtRisk);
  return html`<p class="told" role="alert">! ${say('atRisk', {
    spot: spotName(wager.spot) + (wager.line ? ' ' + say('backline', {line: wager.line}) : ''), bet: say('bet.' + wager.bet), amount: money(wager.amount),
  })}</p>`;
}

export function foot(tablet) {
  const {view} = tablet;
  const opens = (name, text) => html`<button aria-pressed=${tablet.shown === name} @click=${() => tablet.open(tablet.shown === name ? '' : name)}>${text}</button>`;
  const unsent = !tablet.outbox.empty;
  return html`<footer>
    ${view.undo || unsent ? hold(tablet) : nothing}
    ${opens('floor', say('callFloor'))}
    ${view.irregularities.length && view.round ? opens('trouble', say('irregularity')) : nothing}
    ${view.game ? opens('seats', say('seats')) : nothing}
    ${view.may.length ? opens('more', say('more')) : nothing}
    <button ?disabled=${unsent} @click=${() => tablet.relieve()}>${say('relief')}</button>
    ${view.alerts.length ? html`<p class="told" role="status">! ${say('alert.' + view.alerts.at(-1).kind)}${view.alerts.length > 1 ? ` (${view.alerts.length})` : ''}</p>` : nothing}
  </footer>`;
}

const isKey = event => (event.key === 'Enter' || event.key === ' ') && !event.repeat;

const hold = tablet => html`<button class="hold" @contextmenu=${event => event.preventDefault()}
  @pointerdown=${event => tablet.hold(event.currentTarget)} @pointerup=${event => tablet.letGo(event.currentTarget)}
  @pointerleave=${event => tablet.letGo(event.currentTarget)} @pointercancel=${event => tablet.letGo(event.currentTarget)}
  @keydown=${event => isKey(event) && tablet.hold(event.currentTarget)} @keyup=${event => tablet.letGo(event.currentTarget)}
  @blur=${event => tablet.letGo(event.currentTarget)}>${say('undo')}</button>`;
