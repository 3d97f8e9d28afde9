// The players' display of a table: what is posted, the hands that were, and the time that is left to bet.
import {LitElement, html, svg, nothing} from 'lit';
import {say, speak, money} from 'clockwise/words.js';
import {style} from 'clockwise/display-style.js';
import {INKS} from 'clockwise/inks.js';
import {beadPlate, bigRoad, bigEyeBoy, smallRoad, cockroachRoad} from 'clockwise/roads.js';

const PIPS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]};

class Display extends LitElement {
  static styles = style;
  static properties = {
    table: {}, language: {}, view: {state: true}, gone: {state: true}, connected: {state: true}, left: {state: true},
  };

  async connectedCallback() {
    super.connectedCallback();
    this.connected = true;
    await speak(this.language);
    this.follow();
    this.clock = setInterval(() => this.tick(), 250);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
    clearInterval(this.clock);
  }

  follow() {
    this.stream?.close();
    this.stream = new EventSource(`/display/${this.table}/stream`);
    this.stream.addEventListener('display', event => this.told(JSON.parse(event.data)));
    this.stream.addEventListener('error', () => {
      this.connected = false;
      // A browser gives up for good when it is refused; nobody stands here to load the page again.
      if (this.stream.readyState === EventSource.CLOSED) setTimeout(() => this.follow(), 3000);
    });
  }

  /** The host's clock counts, not the one of this screen. */
  told({now, view}) {
    this.connected = true;
    this.ahead = now - Date.now();
    this.gone = 'reason' in view;
    this.view = this.gone ? undefined : view;
    this.tick();
  }

  tick() {
    const closes = this.view?.closes;
    this.left = closes === undefined || closes === null ? undefined
      : Math.max(0, Math.ceil((closes / 1000 - Date.now() - this.ahead) / 1000));
  }

  render() {
    const {view} = this;
    if (!view) return html`<main class="none"><h1>${this.gone ? say('gone') : say('waiting')}</h1></main>${this.lost()}`;
    return html`${view.posted ? this.open(view, view.posted) : this.closed(view)}${this.lost()}`;
  }

  lost() {
    return this.connected ? nothing : html`<p class="lost" role="alert">${say('display.lost')}</p>`;
  }

  closed(view) {
    return html`<main class="none"><h1>${view.name}</h1><p>${view.room}</p><p>${say('display.closed')}</p></main>`;
  }

  open(view, posted) {
    return html`<div class="all">
      <header>
        <div><h1>${posted.game}</h1><small>${posted.number === 'none' ? say('display.noGameId') : say('display.gameId', {number: posted.number})}</small></div>
        <div><small>${say('limit')}</small><span class="limits">${say('limits', {least: money(posted.least), most: money(posted.most)})}</span></div>
        <div><small>${say('table', {table: view.table})} · ${view.name}</small>
          ${view.bank ? say('display.bankAt', {seat: view.bank, turn: view.turn}) : say('display.bankNone')}</div>
        <div class="state" role="status">${this.state(view)}</div>
      </header>
      ${view.tracking ? this.hands(view, view.tracking) : view.pays.length ? this.paiGow(view) : this.plain(view, posted)}
      <footer>${this.collection(posted)}${this.notice(posted)}</footer></div>`;
  }

  state(view) {
    if (this.left === 0) return html`<b>${say('display.betsClosed')}</b>`;
    if (this.left) {
      return html`<div class="time"><span>${say('display.betsClosing')}</span>
        <meter min="0" max=${view.betting} value=${this.left} aria-label=${say('display.betsClosing')}></meter><b>${this.left}</b></div>`;
    }
    return html`<b>${say('display.phase.' + view.phase)}</b>`;
  }

  hands(view, tracking) {
    return html`<main class="roads">
      ${bigRoad(tracking, 48)}
      <div class="middle">
        ${beadPlate(tracking, 18)}
        <section><h2>${say('display.hands', {hands: tracking.results.length})}</h2>
          <table class="counts"><tbody>${tracking.counts.map(count => this.count(count))}</tbody></table></section>
        ${tracking.previous ? html`<section class="previous"><h2>${say('display.previous', {hands: tracking.previous.hands})}</h2>
          <table><tbody>${tracking.previous.counts.map(count => html`<tr><th scope="row">${named(count.what)}</th><td>${count.times}</td>
            <td>${percent(count)}</td></tr>`)}</tbody></table></section>` : html`<section class="previous"></section>`}
      </div>
      <div class="derived">
        ${bigEyeBoy(tracking.roads, 36)}${smallRoad(tracking.roads, 36)}${cockroachRoad(tracking.roads, 36)}
      </div></main>`;
  }

  count(count) {
    const pair = INKS[count.what];
    const sign = say('bet.' + count.what + '.short');
    return html`<tr><th scope="row"><b style=${pair ? `background:${pair.ground};color:${pair.ink}` : ''}>${sign}</b>${named(count.what)}</th>
      <td>${count.times}</td><td>${percent(count)}</td></tr>`;
  }

  paiGow(view) {
    const sum = view.dice.reduce((one, other) => one + other, 0);
    return html`<main class="table">
      <section><h2>${say('display.dice')}</h2>
        <div class="dice">${view.dice.map(die)}</div>
        <p class="big">${view.action ? say('display.action', {sum, seat: view.action}) : say('display.actionOpen')}</p></section>
      <section>${this.pays(view.pays)}</section></main>`;
  }

  /** One line for each hand, one column for each bet that pays for it. */
  pays(pays) {
    const bets = [...new Set(pays.map(pay => pay.bet))];
    const rows = [...new Set(pays.map(pay => pay.hand))];
    const cell = (hand, bet) => {
      const pay = pays.find(one => one.hand === hand && one.bet === bet);
      return !pay ? '–' : pay.odds ? say('display.odds', pay.odds) : money(pay.sum);
    };
    return html`<table class="pays"><thead><tr><th scope="col">${say('display.pays')}</th>${bets.map(bet => html`<th scope="col">${say('bet.' + bet)}</th>`)}</tr></thead>
      <tbody>${rows.map(hand => html`<tr><th scope="row">${say('display.hand.' + hand)}</th>${bets.map(bet => html`<td>${cell(hand, bet)}</td>`)}</tr>`)}</tbody></table>`;
  }

  plain(view, posted) {
    return html`<main class="table wide"><p class="name">${posted.game}</p>
      <p class="limits">${say('limits', {least: money(posted.least), most: money(posted.most)})}</p><p class="big">${view.room}</p></main>`;
  }

  /** The flat fees by band, as on the placard; the one who pays by the band stands first there too. */
  collection(posted) {
    const option = posted.schedule;
    const byWager = option.type === 'ByWager';
    const bands = byWager ? option.player : option.playerDealer;
    const flat = fee => bands.map(() => fee);
    const dealer = byWager ? flat(option.playerDealer) : bands.map(band => band.fee);
    const player = byWager ? bands.map(band => band.fee) : flat(option.player);
    const fee = cents => cents ? exact(cents) : say('display.noFee');
    return html`<section><h2>${say('display.collection', {option: option.number})}</h2><table><tbody>
      <tr><th scope="row">${byWager ? say('display.byWager') : say('display.byAction')}</th>${bands.map(band => html`<td>${range(band)}</td>`)}</tr>
      <tr><th scope="row">${say('display.dealerPays')}</th>${dealer.map(cents => html`<td>${fee(cents)}</td>`)}</tr>
      <tr><th scope="row">${say('display.playerPays')}</th>${player.map(cents => html`<td>${fee(cents)}</td>`)}</tr>
    </tbody></table></section>`;
  }

  notice(posted) {
    return html`<section class="notice"><h2>${say('display.notice')}</h2>
      <p><strong>${say('display.noticeLimit')}</strong> ${say('display.rotation.' + posted.rotation)} ${say('display.noticeHouse')}</p></section>`;
  }
}

const named = what => what.endsWith('_NATURAL') ? say('display.' + what) : say('bet.' + what);
const percent = count => `${(count.perThousand / 10).toFixed(1)}%`;
const exact = cents => new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'}).format(cents / 100);
const range = band => band.to ? `${money(band.from)}–${money(band.to)}` : say('display.andUp', {amount: money(band.from)});

function die(pips) {
  return html`<svg viewBox="0 0 100 100" role="img" aria-label=${pips}><rect x="2" y="2" width="96" height="96" rx="16" fill=${INKS.die.ground}/>
    ${PIPS[pips].map(place => svg`<circle cx=${22 + 28 * (place % 3)} cy=${22 + 28 * Math.floor(place / 3)} r="9.5" fill=${INKS.die.ink}/>`)}</svg>`;
}

customElements.define('cw-display', Display);
