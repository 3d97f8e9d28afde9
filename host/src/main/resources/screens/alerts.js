// What waits for somebody's eyes, the worst on top, until it is acknowledged; a new one is heard unless that is muted.
import {html, nothing} from 'lit';
import {say, clock} from 'clockwise/words.js';

const WORST_FIRST = [
  'DEVICE_TAMPER', 'BOX_REMOVED', 'WRONG_BOX', 'NO_BOX', 'FLOOR_CALL', 'IRREGULARITY', 'GAME_BROKEN', 'WRONG_DROP', 'BILL_WITHOUT_BOX',
  'BILL_UNSURE', 'CORRECTION_ASKED', 'AGENT_SILENT', 'LOST_EVENTS', 'OUTBOX_FILLING', 'BOX_FULL', 'DEVICE_JAM', 'DEVICE_FAILURE', 'SHUFFLER_STOPPED',
  'DEVICE_UNSURE', 'CLOCK_WRONG',
];
const MUTED_MILLIS = 600_000;

const rank = alert => WORST_FIRST.indexOf(alert.kind);
const before = (one, other) => rank(one) - rank(other) || one.at - other.at;

export const worst = alerts => [...alerts].sort(before)[0];

/** All alerts of all tables; of one kind the one that waits longest first. */
export function allAlerts(lines) {
  return lines.flatMap(line => line.alerts.map(alert => ({...alert, table: line.table, name: line.name})))
    .sort((one, other) => before(one, other) || one.table - other.table);
}

export function alertPanel(floor) {
  const all = allAlerts(floor.lines);
  return html`<section class="alerts" aria-label=${say('floor.alertsTitle')}>
    <h2>${say('floor.alertsTitle')} <b>${all.length}</b></h2>
    <button class="mute" aria-pressed=${floor.bell.muted()} @click=${() => floor.mute()}>${floor.bell.muted()
      ? say('floor.muted', {until: clock(floor.bell.until * 1000, floor.room.zone)}) : say('floor.mute')}</button>
    ${all.length ? html`<ul>${all.slice(0, 100).map(alert => entry(floor, alert))}</ul>` : html`<p>${say('floor.noAlerts')}</p>`}
  </section>`;
}

function entry(floor, alert) {
  const key = alert.table + '/' + alert.seq;
  const open = floor.noting === key;
  return html`<li data-key=${key} class=${rank(alert) < 11 ? 'grave' : ''}>
    <button class="to" @click=${() => floor.choose(alert.table)}><b>${rank(alert) < 11 ? '‼ ' : '! '}${say('alert.' + alert.kind)}</b>
      <small>${say('table', {table: alert.table})} · ${clock(alert.at, floor.room.zone)}</small><span>${alert.text}</span></button>
    ${open ? html`<form @submit=${event => floor.acknowledge(event, alert)}>
        <label>${say('floor.note')}<input name="note" maxlength="200" autocomplete="off"></label>
        <button class="main">${say('floor.acknowledge')}</button></form>`
      : html`<button class="ack" @click=${() => floor.note(key)}>${say('floor.acknowledge')}<span class="hidden"> ${say('table', {table: alert.table})}, ${say('alert.' + alert.kind)}</span></button>`}
  </li>`;
}

/** What became of earlier alerts of a table: the log says who acknowledged them, and when. */
export function pastAlerts(recorded, zone) {
  const raised = new Map(recorded.filter(one => one.event.type === 'AlertRaised').map(one => [one.seq, one]));
  const done = recorded.filter(one => one.event.type === 'AlertAcknowledged');
  return html`<h3>${say('floor.pastAlerts')}</h3>${done.length ? html`<ul class="plain">${done.map(one => html`<li>
    <b>${raised.has(one.event.alert) ? say('alert.' + raised.get(one.event.alert).event.kind) : one.event.alert}</b>
    <span>${say('floor.acknowledgedBy', {badge: one.actor, at: clock(one.at, zone)})}</span>
    ${one.event.note ? html`<span>${one.event.note}</span>` : nothing}</li>`)}</ul>` : html`<p>${say('floor.none')}</p>`}`;
}

/** Rings for every alert that was not there before. */
export class Bell {
  #known;

  constructor() {
    this.until = Number(localStorage.getItem('muted-until') ?? 0);
  }

  muted() {
    return Date.now() < this.until;
  }

  mute() {
    this.until = this.muted() ? 0 : Date.now() + MUTED_MILLIS;
    localStorage.setItem('muted-until', this.until);
  }

  hear(lines) {
    const now = new Set(allAlerts(lines).map(alert => alert.table + '/' + alert.seq));
    const fresh = this.#known && [...now].some(key => !this.#known.has(key));
    this.#known = now;
    if (fresh && !this.muted()) this.ring();
  }

  ring() {
    this.rung = (this.rung ?? 0) + 1;
    const sound = new AudioContext();
    const tone = sound.createOscillator();
    const loud = sound.createGain();
    loud.gain.setValueAtTime(0.2, sound.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.6);
    tone.frequency.value = 880;
    tone.connect(loud).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.6);
    tone.onended = () => sound.close();
  }
}
