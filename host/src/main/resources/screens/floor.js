// The floor manager's console: the wall of tables, what waits for somebody's eyes, and the table that is looked at.
import {LitElement, html, nothing} from 'lit';
import {FloorLink} from 'clockwise/floor-link.js';
import {say, speak, money} from 'clockwise/words.js';
import {style} from 'clockwise/floor-style.js';
import {wall, roundWanted, STATES, SORTS} from 'clockwise/wall.js';
import {alertPanel, Bell} from 'clockwise/alerts.js';
import {drawer} from 'clockwise/drawer.js';
import {shiftView} from 'clockwise/shift.js';

const LANGUAGES = {en: 'English', es: 'Español', vi: 'Tiếng Việt', 'zh-Hant': '繁體中文'};
const NOTHING = {view: undefined, gone: undefined, said: '', story: undefined, frame: 0, pastRounds: undefined, offers: undefined, past: undefined,
  shadow: undefined, preview: undefined, draft: {}};

class Floor extends LitElement {
  static styles = style;
  static properties = Object.fromEntries(['language', 'spoken', 'me', 'room', 'lines', 'connected', 'filter', 'sort', 'search', 'focused', 'chosen', 'tab',
    'noting', 'screen', 'figures', 'games', 'schedules', ...Object.keys(NOTHING)].map(name => [name, name === 'language' ? {} : {state: true}]));

  constructor() {
    super();
    Object.assign(this, {lines: [], connected: true, filter: '', sort: 'urgency', search: '', focused: 0, chosen: 0, tab: 'now', noting: '', screen: 'tables', ...NOTHING});
    this.link = new FloorLink(news => this.told(news));
    this.bell = new Bell();
  }

  async connectedCallback() {
    super.connectedCallback();
    await this.translate(localStorage.getItem('language') ?? this.language);
    document.addEventListener('keydown', event => this.key(event));
    await this.enter();
  }

  set(changes) {
    Object.assign(this, changes);
  }

  async translate(wanted) {
    await speak(wanted);
    localStorage.setItem('language', wanted);
    this.spoken = wanted;
  }

  async enter() {
    const me = await this.link.me();
    if (!me) return this.set({me: null});
    this.set({room: await this.link.room(), me});
    this.link.follow();
    this.set({games: (await this.link.games()).games, schedules: (await this.link.schedules()).schedules});
  }

  /** News of a stream: lines of tables, the whole of one, or that the connection is gone. */
  told({lines, view, gone, connected, refused}) {
    this.connected = connected;
    if (refused) setTimeout(() => this.enter(), 3000);
    if (lines) {
      const all = new Map(this.lines.map(line => [line.table, line]));
      lines.forEach(line => all.set(line.table, line));
      this.lines = [...all.values()];
      this.bell.hear(this.lines);
    }
    if (view?.table === this.chosen) this.set({view, gone: undefined});
    if (gone?.table === this.chosen) this.set({gone});
  }

  key(event) {
    const typing = event.composedPath()[0].matches?.('input, select, textarea');
    if (event.key === 'Escape' && this.chosen) this.choose(0);
    if (event.key === '/' && !typing) {
      event.preventDefault();
      this.renderRoot.querySelector('#search')?.focus();
    }
  }

  focusOn(table) {
    this.focused = table;
  }

  async choose(table) {
    const before = this.chosen;
    this.set({chosen: table, tab: 'now', ...NOTHING});
    if (table) this.focused = table;
    this.link.look(table);
    await this.updateComplete;
    this.renderRoot.querySelector(table ? '#drawer' : `cw-tile[data-table="${before}"]`)?.focus();
  }

  async open(tab) {
    this.set({tab, said: '', story: undefined, preview: undefined});
    const table = this.chosen;
    if (tab === 'rounds') this.pastRounds = (await this.link.rounds(table)).rounds;
    if (tab === 'rotation') this.offers = (await this.link.offers(table)).offers;
    if (tab === 'alerts') this.past = (await this.link.alerts(table)).alerts;
  }

  async moreRounds(before) {
    this.pastRounds = [...this.pastRounds, ...(await this.link.rounds(this.chosen, before)).rounds];
  }

  async lookBack(round) {
    try {
      this.set({story: await this.link.replay(this.chosen, round), frame: 0, tab: 'rounds', said: ''});
    } catch {
      this.said = say('floor.noRound', {round});
    }
  }

  async lookAtShadow(profile) {
    this.shadow = await this.link.shadow(this.chosen, profile);
  }

  async lookAtShift(day, shift) {
    this.figures = await this.link.shift(day, shift);
  }

  async show(screen) {
    this.screen = screen;
    if (screen === 'shift') {
      this.room = await this.link.room();
      await this.lookAtShift(this.room.day, this.room.shift);
    }
  }

  showPreview(address) {
    this.set({preview: address});
  }

  async ask(command) {
    return this.askAt(this.chosen, command, this.view?.revision ?? 0);
  }

  async askAt(table, command, revision) {
    const answer = await this.link.ask(table, command, revision);
    this.said = answer.ok ? '' : answer.body.detail ?? answer.body.title ?? say('disconnected');
    return answer.ok;
  }

  mute() {
    this.bell.mute();
    this.requestUpdate();
  }

  async note(key) {
    this.noting = key;
    await this.updateComplete;
    this.renderRoot.querySelector(`li[data-key="${key}"] input`)?.focus();
  }

  async acknowledge(event, alert) {
    event.preventDefault();
    if (await this.askAt(alert.table, {type: 'AcknowledgeAlert', alert: alert.seq, note: event.target.note.value}, 0)) this.noting = '';
  }

  async find(event) {
    event.preventDefault();
    const wanted = roundWanted(this.search);
    if (!wanted || !this.lines.some(line => line.table === wanted.table)) return;
    await this.choose(wanted.table);
    await this.lookBack(wanted.round);
  }

  async signIn(event) {
    event.preventDefault();
    const answer = await this.link.signIn(event.target.badge.value);
    this.said = answer.ok ? '' : answer.body.detail;
    if (answer.ok) await this.enter();
  }

  async signOut() {
    await this.link.signOut();
    this.set({me: null, lines: [], chosen: 0});
  }

  render() {
    if (!this.spoken || this.me === undefined) return nothing;
    if (!this.me) return this.door();
    return html`<div class="all ${this.chosen ? 'open' : ''}">${this.head()}
      ${this.screen === 'shift' ? shiftView(this) : html`${alertPanel(this)}<main aria-label=${say('floor.screen.tables')}>${this.bar()}${wall(this)}</main>`}
      ${drawer(this)}</div>`;
  }

  door() {
    return html`<main class="door"><h1>${say('floor.title')}</h1><form @submit=${event => this.signIn(event)}>
      <label><span>${say('showBadge')}</span><input name="badge" required maxlength="20" autocomplete="off" inputmode="numeric"></label>
      ${this.said ? html`<p class="told" role="alert">${this.said}</p>` : nothing}<button class="main">${say('signIn')}</button></form></main>`;
  }

  head() {
    const sum = this.lines.reduce((all, line) => all + line.collected, 0);
    return html`<header class="head"><h1>${this.room.establishment.name}</h1>
      <nav aria-label=${say('floor.title')}><button aria-pressed=${this.screen === 'tables'} @click=${() => this.show('tables')}>${say('floor.screen.tables')}</button>
        <button aria-pressed=${this.screen === 'shift'} @click=${() => this.show('shift')}>${say('floor.screen.shift')}</button></nav>
      <p>${say('floor.now', {going: this.lines.filter(line => line.state === 'GOING').length, tables: this.lines.length,
        pace: this.lines.reduce((all, line) => all + line.pace, 0), collected: money(sum)})}</p>
      ${this.connected ? nothing : html`<p class="told" role="alert">${say('disconnected')}</p>`}
      <div class="end"><span>${this.me.name ?? this.me.badge}</span>
        <select aria-label=${say('language')} @change=${event => this.translate(event.target.value)}>
          ${this.room.languages.map(one => html`<option value=${one} ?selected=${one === this.spoken}>${LANGUAGES[one] ?? one}</option>`)}</select>
        <button @click=${() => this.signOut()}>${say('floor.signOut')}</button></div></header>`;
  }

  bar() {
    return html`<form class="bar" role="search" @submit=${event => this.find(event)}>
      <label><span>${say('floor.search')}</span><input id="search" type="search" .value=${this.search} @input=${event => { this.search = event.target.value; }}></label>
      <label><span>${say('floor.state')}</span><select @change=${event => { this.filter = event.target.value; }}><option value="">${say('floor.all')}</option>
        ${STATES.map(one => html`<option value=${one}>${say('state.' + one)}</option>`)}</select></label>
      <label><span>${say('floor.sort')}</span><select @change=${event => { this.sort = event.target.value; }}>
        ${SORTS.map(one => html`<option value=${one} ?selected=${one === this.sort}>${say('floor.sort.' + one)}</option>`)}</select></label></form>`;
  }
}

customElements.define('cw-floor', Floor);
