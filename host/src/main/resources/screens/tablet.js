// The house dealer's tablet. It knows no rule: it draws what the host says and sends what the dealer did.
import {LitElement, html, nothing} from 'lit';
import {Link} from 'clockwise/link.js';
import {Outbox, kept} from 'clockwise/outbox.js';
import {felt} from 'clockwise/felt.js';
import {head, foot, warning} from 'clockwise/head.js';
import {unsent} from 'clockwise/unsent.js';
import {title, keys} from 'clockwise/steps.js';
import {panel} from 'clockwise/panels.js';
import {door} from 'clockwise/door.js';
import {stay} from 'clockwise/stay.js';
import {style} from 'clockwise/style.js';
import {speak, say, spotName, refusal} from 'clockwise/words.js';

const HOLD_MILLIS = 800;
const AGAIN_MILLIS = 3000;
/** Two touches of one key within this time are one: without a connection nothing else tells them apart. */
const TREMBLE_MILLIS = 400;
const FRESH = {amount: 0, rank: '', thrown: [], following: [], spot: '', naming: ''};

class Tablet extends LitElement {
  static styles = style;
  static properties = {table: {type: Number}, language: {}, changes: {state: true}};

  constructor() {
    super();
    this.changes = 0;
    this.size = {width: 640, height: 600};
    Object.assign(this, FRESH, {badge: '', draft: [], circle: 0, owner: 0, line: 0, bet: '', said: '', shown: '', busy: false, connected: true});
  }

  async connectedCallback() {
    super.connectedCallback();
    this.outbox = new Outbox(this.table);
    this.link = new Link(this.table, news => this.told(news));
    this.measuring = new ResizeObserver(([seen]) => this.set({size: {width: Math.floor(seen.contentRect.width), height: Math.floor(seen.contentRect.height)}}));
    window.addEventListener('offline', () => this.told({connected: false}));
    window.addEventListener('online', () => this.me && this.link.follow());
    await this.translate(localStorage.getItem('language') ?? this.language);
    await this.enter();
    await stay();
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

  /** Asks who is signed in; while the host does not answer, the last view that it gave is shown. */
  async enter() {
    const me = await this.link.me();
    const room = me && await this.link.room();
    if (me === null) return this.set({me: undefined, view: undefined});
    const known = room ? {me, room} : kept.read(`last-${this.table}`);
    if (room) kept.write(`last-${this.table}`, {...kept.read(`last-${this.table}`), me, room});
    if (!known?.room) return setTimeout(() => this.enter(), AGAIN_MILLIS);
    this.set({me: known.me, room: known.room, connected: !!room});
    if (!room && known.view) this.show(known.view);
    if (!this.outbox.empty && this.outbox.entries[0].badge !== this.me.badge) this.outbox.refuse('ANOTHER_BADGE');
    this.link.follow();
  }

  told(news) {
    if (news.lost) return this.enter();
    if (news.gone) return this.set({gone: news.gone, connected: true, busy: false});
    if (news.view) {
      this.show(news.view);
      kept.write(`last-${this.table}`, {me: this.me, room: this.room, view: news.view});
    }
    this.set({connected: news.connected});
    if (news.connected) this.deliver();
  }

  show(view) {
    const moved = view.revision !== this.view?.revision;
    this.gone = undefined;
    this.view = view;
    if (moved) Object.assign(this, FRESH);
    if (!view.round && this.shown === 'trouble') this.shown = '';
    if (view.revision >= (this.awaited ?? 0) && !this.delivering) this.busy = false;
    this.remember(view);
  }

  /** The draft of the wagers belongs to the round that is about to be locked, and survives a reload. */
  remember(view) {
    const draft = kept.read(`draft-${view.table}`);
    this.draft = draft?.round === view.rounds && view.phase === 'WAGERS' ? draft.bids : [];
    if (view.phase !== 'WAGERS' && this.shown !== 'seats') this.circle = 0;
    const bets = view.game?.spaces.map(space => space.bet) ?? [];
    if (!bets.includes(this.bet)) this.bet = bets[0] ?? '';
  }

  keep(bids) {
    kept.write(`draft-${this.view.table}`, {round: this.view.rounds, bids});
    this.set({draft: bids});
  }

  choose(seat) {
    const empty = !this.view.seats.find(place => place.seat === seat)?.occupant;
    const wagering = this.view.todo.what === 'LOCK_WAGERS' && !this.shown && seat !== this.view.taking?.seat;
    this.set({circle: seat, line: 0, owner: empty ? 0 : seat, badge: '', shown: wagering ? '' : 'seats'});
  }

  typed(id) {
    return this.renderRoot.querySelector('#' + id)?.value.trim() ?? '';
  }

  open(shown) {
    this.set({shown, said: '', naming: '', rank: ''});
  }

  /** The cards that may still be entered without an answer of the host, and where they go. */
  get ahead() {
    const waiting = this.outbox.entries.filter(entry => entry.revision >= this.view.revision).length;
    return this.view.ahead.slice(waiting);
  }

  get waiting() {
    return !this.connected || !this.outbox.empty;
  }

  /** One request at a time: a second tap meets keys that do nothing until the host has shown what came of the first. */
  async ask(command) {
    if (this.busy || this.waiting || this.outbox.refused) return;
    this.set({said: '', quiet: true});
    this.outbox.add(this.me.badge, this.view.revision, command);
    await this.deliver(true);
  }

  /** A card is kept while there is no connection, as far ahead as the host has said that one must come. */
  async card(spot, card) {
    if (!this.waiting) return this.ask({type: 'DealCard', spot, card});
    const now = Date.now();
    if (this.busy || this.outbox.refused || this.outbox.first?.waits || this.ahead[0] !== spot || (this.entered === card && now - this.enteredAt < TREMBLE_MILLIS)) return;
    Object.assign(this, {entered: card, enteredAt: now});
    this.outbox.add(this.me.badge, this.view.revision + this.view.ahead.length - this.ahead.length, {type: 'DealCard', spot, card});
    this.set({rank: '', quiet: false});
    if (this.connected) await this.deliver();
  }

  /** Sends what waits, in order, until an answer does not arrive or says no. */
  async deliver(byHand = false) {
    if (this.delivering || !this.me) return;
    this.delivering = true;
    for (let entry = this.outbox.first; entry && (byHand || !entry.waits); entry = this.outbox.first) {
      this.set({busy: true});
      const answer = await this.link.ask(entry);
      if (answer.unheard) {
        this.unheard(entry);
        break;
      }
      this.heard(answer);
    }
    this.delivering = false;
    this.set({busy: !!this.outbox.first && this.connected && !this.outbox.first.waits || this.view.revision < (this.awaited ?? 0), quiet: false});
  }

  unheard(entry) {
    this.outbox.unheard(entry.command.type !== 'DealCard');
    this.set({connected: false});
    this.link.follow();
  }

  heard(answer) {
    if (answer.ok) {
      this.outbox.recorded();
      this.awaited = answer.body.revision;
      this.set({shown: '', said: ''});
    } else if (this.outbox.entries.length > 1 || this.outbox.entries[0].tried) {
      this.outbox.refuse(answer.body.code, answer.body.detail);
    } else {
      this.outbox.clear();
      this.set({said: refusal(answer.body), rank: ''});
      if (answer.body.status === 401) this.enter();
    }
  }

  dropUnsent() {
    this.outbox.clear();
    this.set({said: '', busy: false});
  }

  async signIn() {
    const answer = await this.link.signIn(this.badge);
    this.set({badge: '', said: answer.ok ? '' : refusal(answer.body)});
    if (answer.ok) await this.enter();
  }

  async relieve() {
    if (!this.connected || !await this.link.signOut()) return this.set({said: say('no.NO_CONNECTION')});
    kept.drop(`last-${this.table}`);
    this.set({me: undefined, view: undefined, shown: '', said: '', badge: ''});
  }

  /** Undo is pressed and held, so that it does not happen by mistake. */
  hold(key) {
    key.classList.add('held');
    clearTimeout(this.holding);
    this.holding = setTimeout(() => {
      this.letGo(key);
      if (this.outbox.empty) this.ask({type: 'UndoLast'});
      else this.outbox.takeBack();
      this.set({rank: ''});
    }, HOLD_MILLIS);
  }

  letGo(key) {
    clearTimeout(this.holding);
    key.classList.remove('held');
  }

  updated() {
    const main = this.renderRoot.querySelector('main.felt');
    if (main && main !== this.measured) {
      this.measuring.disconnect();
      this.measuring.observe(main);
      this.measured = main;
    }
  }

  render() {
    if (!this.spoken) return nothing;
    if (!this.me) return door(this);
    if (this.gone) return html`<div class="door"><h1>${say('gone')}</h1><p class="told lost" role="alert">${refusal(this.gone)}</p></div>`;
    if (!this.view) return html`<div class="door"><h1>${say('waiting')}</h1></div>`;
    const drawn = {...this.size, draft: this.draft, unsent: this.unsentCards(), chosen: this.circle, choose: seat => this.choose(seat)};
    return html`<div class="all" data-revision=${this.view.revision}>
      ${head(this)}
      <main class="felt" aria-label=${say('felt')}>${felt(this.view, drawn)}</main>
      <aside aria-live="polite" aria-busy=${this.busy} aria-label=${say('nextStep')}>
        ${unsent(this)}
        ${this.said ? html`<p class="told" role="alert">${this.said}</p>` : nothing}
        ${warning(this.view, spotName)}
        ${this.outbox.refused ? nothing : this.shown ? panel(this) : html`<h1 id="next">${title(this)}</h1>
          ${this.mayDeal() ? keys(this) : this.comes()}`}
      </aside>
      ${foot(this)}</div>`;
  }

  unsentCards() {
    return this.quiet ? [] : this.outbox.cards(this.view.revision);
  }

  mayDeal() {
    return this.me.role === 'FLOOR' || this.view.dealer === this.me.badge || !this.view.game || !this.view.dealer;
  }

  comes() {
    return html`<p>${say('anotherDeals', {badge: this.view.dealer})}</p>
      ${this.me.role === 'DEALER' ? html`<button class="main" @click=${() => this.ask({type: 'ComeToTable'})}>${say('comeToTable')}</button>` : nothing}`;
  }
}

customElements.define('cw-tablet', Tablet);
