// The house dealer's tablet. It knows no rule: it draws what the host says and sends what the dealer did.
import {LitElement, html, nothing} from 'lit';
import {Link} from 'clockwise/link.js';
import {felt} from 'clockwise/felt.js';
import {title, keys} from 'clockwise/steps.js';
import {panel} from 'clockwise/panels.js';
import {digits} from 'clockwise/pads.js';
import {style} from 'clockwise/style.js';
import {speak, say, money, spotName} from 'clockwise/words.js';

const HOLD_MILLIS = 800;
const FRESH = {amount: 0, rank: '', thrown: [], following: []};

class Tablet extends LitElement {
  static styles = style;
  static properties = {table: {type: Number}, language: {}, changes: {state: true}};

  constructor() {
    super();
    this.changes = 0;
    Object.assign(this, FRESH, {badge: '', draft: [], circle: 0, owner: 0, line: 0, bet: '', said: '', shown: '', busy: false, connected: true});
  }

  async connectedCallback() {
    super.connectedCallback();
    this.link = new Link(this.table, news => this.told(news));
    await this.translate(localStorage.getItem('language') ?? this.language);
    await this.enter();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.link.close();
  }

  set(values) {
    Object.assign(this, values);
    this.changes++;
  }

  async translate(language) {
    await speak(language);
    localStorage.setItem('language', language);
    this.set({spoken: language});
  }

  async enter() {
    const me = await this.link.me();
    if (me) {
      this.set({me, room: await this.link.room()});
      this.link.follow();
    } else {
      this.set({me: undefined, view: undefined, asking: true});
    }
  }

  told(news) {
    if (news.lost) return this.enter();
    if (news.gone) return this.set({gone: news.gone, busy: false});
    if (news.view) this.show(news.view);
    this.set({connected: news.connected});
  }

  show(view) {
    const moved = view.revision !== this.view?.revision;
    this.gone = undefined;
    this.view = view;
    if (moved) Object.assign(this, FRESH);
    if (view.revision >= (this.awaited ?? 0)) this.busy = this.unheard ?? false;
    this.remember(view);
  }

  /** The draft of the wagers belongs to the round that is about to be locked, and survives a reload. */
  remember(view) {
    const key = `draft-${view.table}`;
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    this.draft = kept.round === view.rounds && view.phase === 'WAGERS' ? kept.bids : [];
    if (view.phase !== 'WAGERS') this.circle = 0;
    const bets = view.game?.spaces.map(space => space.bet) ?? [];
    if (!bets.includes(this.bet)) this.bet = bets[0] ?? '';
  }

  keep(bids) {
    sessionStorage.setItem(`draft-${this.view.table}`, JSON.stringify({round: this.view.rounds, bids}));
    this.set({draft: bids});
  }

  choose(seat) {
    const empty = !this.view.seats.find(place => place.seat === seat)?.occupant;
    this.set({circle: seat, line: 0, owner: empty ? this.owner : seat});
  }

  here() {
    return this.draft.find(bid => bid.circle === this.circle && bid.line === this.line && bid.bet === this.bet);
  }

  drafted() {
    return this.here()?.amount ?? 0;
  }

  stake(value) {
    const old = this.here();
    const bid = old ?? {circle: this.circle, line: this.line, owner: this.line ? 0 : this.owner, bet: this.bet, amount: 0};
    const next = {...bid, amount: bid.amount + value};
    this.keep(old ? this.draft.map(one => one === old ? next : one) : [...this.draft, next]);
  }

  typed(id) {
    return this.renderRoot.querySelector('#' + id)?.value.trim() ?? '';
  }

  open(shown) {
    this.set({shown, said: ''});
  }

  /** One request at a time: a second tap meets keys that do nothing until the host has shown what came of the first. */
  async ask(command) {
    if (this.busy) return;
    this.set({busy: true, said: ''});
    this.heard(await this.link.ask(command, this.view.revision));
  }

  async askAgain() {
    this.heard(await this.link.again());
  }

  heard(answer) {
    if (answer.unheard) return this.set({unheard: true, busy: true, said: say('unheard')});
    if (!answer.ok) return this.set({unheard: false, busy: false, said: answer.body.detail ?? answer.body.title});
    this.awaited = answer.body.revision;
    this.set({unheard: false, shown: '', said: '', busy: this.view.revision < this.awaited});
  }

  async signIn() {
    const answer = await this.link.signIn(this.badge);
    this.set({badge: '', said: answer.ok ? '' : answer.body.detail});
    if (answer.ok) await this.enter();
  }

  async relieve() {
    await this.link.signOut();
    this.set({me: undefined, view: undefined, shown: ''});
  }

  hold(event) {
    const key = event.currentTarget;
    key.classList.add('held');
    clearTimeout(this.holding);
    this.holding = setTimeout(() => {
      this.letGo(key);
      this.ask({type: 'UndoLast'});
    }, HOLD_MILLIS);
  }

  letGo(key) {
    clearTimeout(this.holding);
    key.classList.remove('held');
  }

  render() {
    if (!this.spoken) return nothing;
    if (!this.me) return this.door();
    if (this.gone) return html`<div class="door"><h1>${say('gone')}</h1><p class="told lost" role="alert">${this.gone.detail}</p></div>`;
    if (!this.view) return html`<div class="door"><h1>${say('waiting')}</h1></div>`;
    const choosing = this.view.todo.what === 'LOCK_WAGERS' && !this.shown;
    return html`<div class="all">
      ${this.head()}
      <main aria-label=${say('felt')}>${felt(this.view, this.draft, this.circle, choosing ? seat => this.choose(seat) : undefined)}</main>
      <aside aria-live="polite" aria-busy=${this.busy} aria-label=${say('nextStep')}>
        ${this.connected ? nothing : html`<p class="told lost" role="alert">${say('disconnected')}</p>`}
        ${this.said ? html`<p class="told" role="alert">${this.said}</p>` : nothing}
        ${this.unheard ? html`<button class="main" @click=${() => this.askAgain()}>${say('askAgain')}</button>` : nothing}
        ${this.warning()}
        ${this.shown ? panel(this) : html`<h1 id="next">${title(this.view, this.room.zone)}</h1>
          ${this.mayDeal() ? keys(this) : this.comes()}`}
      </aside>
      ${this.foot()}</div>`;
  }

  mayDeal() {
    return this.me.role === 'FLOOR' || this.view.dealer === this.me.badge || !this.view.game || !this.view.dealer;
  }

  comes() {
    return html`<p>${say('anotherDeals', {badge: this.view.dealer})}</p>
      ${this.me.role === 'DEALER' ? html`<button class="main" @click=${() => this.ask({type: 'ComeToTable'})}>${say('comeToTable')}</button>` : nothing}`;
  }

  warning() {
    const round = this.view.round;
    if (!round?.firstAtRisk || this.view.phase !== 'COLLECT') return nothing;
    const wager = round.wagers.find(one => one.id === round.firstAtRisk);
    return html`<p class="told" role="alert">${say('atRisk', {spot: spotName(wager.spot), bet: say('bet.' + wager.bet), amount: money(wager.amount)})}</p>`;
  }

  door() {
    return html`<main class="door"><h1>${say('table', {table: this.table})}</h1>
      <p>${say('showBadge')}</p>
      ${this.said ? html`<p class="told" role="alert">${this.said}</p>` : nothing}
      <p class="amount" aria-label=${say('badge')} role="status">${this.badge || '–'}</p>
      ${digits(d => this.set({badge: (this.badge + d).slice(0, 20)}), () => this.set({badge: this.badge.slice(0, -1)}))}
      <button class="main" ?disabled=${!this.badge} @click=${() => this.signIn()}>${say('signIn')}</button></main>`;
  }

  head() {
    const {view} = this;
    const fact = (name, value) => value ? html`<div><small>${name}</small><b>${value}</b></div>` : nothing;
    const round = view.round;
    return html`<header>
      ${fact(say('table', {table: view.table}), view.name)}
      ${fact(say('game'), view.game?.name)}
      ${view.posting ? fact(say('limit'), say('limits', {least: money(view.posting.least), most: money(view.posting.most)})) : nothing}
      ${view.posting ? fact(say('schedule'), say('option', {option: view.posting.option.number})) : nothing}
      ${round ? fact(say('due'), round.drop ? say('inBox', {amount: money(round.due)}) : money(round.due)) : nothing}
      ${fact(say('bank'), money(view.bank))}
      ${round ? fact(say('stakes'), money(round.risk.stakes)) : nothing}
      <div class="end">${fact(say('dealer'), view.dealer || '–')}
        <select aria-label=${say('language')} @change=${event => this.translate(event.target.value)}>
          ${this.room.languages.map(one => html`<option value=${one} ?selected=${one === this.spoken}>${LANGUAGES[one] ?? one}</option>`)}</select></div>
    </header>`;
  }

  foot() {
    const {view} = this;
    const opens = (name, text) => html`<button aria-pressed=${this.shown === name} @click=${() => this.open(this.shown === name ? '' : name)}>${text}</button>`;
    return html`<footer>
      ${view.undo ? html`<button class="hold" @contextmenu=${event => event.preventDefault()} @pointerdown=${event => this.hold(event)}
        @pointerup=${event => this.letGo(event.currentTarget)} @pointerleave=${event => this.letGo(event.currentTarget)}
        @pointercancel=${event => this.letGo(event.currentTarget)}>${say('undo')}</button>` : nothing}
      ${opens('floor', say('callFloor'))}
      ${view.irregularities.length && view.round ? opens('trouble', say('irregularity')) : nothing}
      ${view.game ? opens('seats', say('seats')) : nothing}
      ${view.may.length ? opens('more', say('more')) : nothing}
      <button @click=${() => this.relieve()}>${say('relief')}</button>
      ${view.alerts.length ? html`<p class="told" role="status">${view.alerts.at(-1).text || say('alert.' + view.alerts.at(-1).kind)}</p>` : nothing}
    </footer>`;
  }
}

const LANGUAGES = {en: 'English', es: 'Español', vi: 'Tiếng Việt', 'zh-Hant': '繁體中文'};

customElements.define('cw-tablet', Tablet);
