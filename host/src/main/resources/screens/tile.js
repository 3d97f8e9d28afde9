// A table on the wall. Its size never changes, so that a change of one tile moves no other.
import {LitElement, html, css, nothing} from 'lit';
import {say, money, clock} from 'clockwise/words.js';
import {worst} from 'clockwise/alerts.js';

const SIGNS = {CLOSED: '–', DEAD_SPREAD: '○', OPEN: '◌', GOING: '▶', BROKEN: '✕', WAITS_FOR_FLOOR: '!', UNSERVED: '?'};

class Tile extends LitElement {
  static properties = {line: {attribute: false}, zone: {}, spoken: {}};
  static styles = css`
    :host { display: block; width: 232px; height: 168px; contain: strict; border-radius: 10px; border: 2px solid #46594f; background: #16211d; cursor: pointer; color: #f2f5f3; }
    :host(:focus-visible) { outline: 3px solid #ffd75e; outline-offset: 1px; }
    :host([aria-pressed=true]) { border-color: #ffffff; background: #22312b; }
    :host([state=GOING]) { border-color: #3d9c70; }
    :host([state=BROKEN]) { border-color: #ff8d85; }
    :host([state=WAITS_FOR_FLOOR]) { border-color: #ffb35c; background: #33240f; }
    :host([state=CLOSED]) { background: #101815; color: #c3d0ca; }
    .in { padding: 6px 9px; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; display: grid; grid-template-rows: 25px repeat(6, 18px) 20px; height: 100%; box-sizing: border-box; }
    .in > div { display: flex; gap: 6px; justify-content: space-between; white-space: nowrap; overflow: hidden; }
    .in > div > :first-child { overflow: hidden; text-overflow: ellipsis; }
    .top { font-size: 19px; font-weight: 700; line-height: 24px; }
    .state { font-size: 13px; font-weight: 600; }
    .alert { font-weight: 700; color: #ffd08f; }
    .down { color: #ffb3ad; }
  `;

  updated() {
    const {line} = this;
    this.setAttribute('state', line.state);
    this.setAttribute('aria-label', [say('table', {table: line.table}), line.game, say('state.' + line.state),
      line.alerts.length ? say('floor.alerts', {count: line.alerts.length}) : ''].filter(part => part).join(', '));
  }

  render() {
    const {line} = this;
    const holder = line.holder ? say('floor.holder', {kind: say('kind.' + line.playerDealer), turn: line.turn}) : '–';
    return html`<div class="in">
      <div class="top"><span>${line.table}</span><span class="state">${SIGNS[line.state]} ${say('state.' + line.state)}</span></div>
      <div><b>${line.game || line.name}</b></div>
      <div><span>${line.game ? say('limits', {least: money(line.least), most: money(line.most)}) : nothing}</span>
        <span>${line.option ? say('option', {option: line.option}) : nothing}</span></div>
      <div><span>${line.game ? holder : nothing}</span><span>${line.seated}/${line.seats}</span></div>
      <div><span>${say('floor.pace', {count: line.pace})}</span><span>${money(line.collected)}</span></div>
      <div><span>${say('floor.lastDrop')}</span><span>${line.droppedAt ? `${money(line.dropped)} · ${clock(line.droppedAt, this.zone)}` : '–'}</span></div>
      <div>${this.health(line)}<span>${line.box || nothing}</span></div>
      <div class="alert">${line.alerts.length ? html`<span>! ${say('alert.' + worst(line.alerts).kind)}</span><span>${line.alerts.length}</span>` : nothing}</div>
    </div>`;
  }

  health({agent}) {
    if (!agent) return html`<span>${say('floor.noAgent')}</span>`;
    if (!agent.connected) return html`<span class="down">✕ ${say('floor.agentSilent')}</span>`;
    const bad = agent.devices.filter(device => device.state !== 'ALIVE' && device.state !== 'UNKNOWN');
    return bad.length ? html`<span class="down">✕ ${bad.map(device => device.name).join(', ')}</span>`
      : html`<span>✓ ${say('floor.devices', {count: agent.devices.length})}</span>`;
  }
}

customElements.define('cw-tile', Tile);
