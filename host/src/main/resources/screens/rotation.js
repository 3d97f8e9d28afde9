// The position: who holds it and since when, the clock of the posted profile, the offers, and what another profile would have done.
import {html, nothing} from 'lit';
import {say, clock} from 'clockwise/words.js';

const PROFILES = ['TWO_THEN_OFFER', 'TWO_THEN_INTERVENE', 'GUIDANCE_2016', 'REGULATION_2026'];
const minutes = micros => say('floor.minutes', {count: Math.floor(micros / 60_000_000)});

export function rotation(floor, view) {
  if (!view.game) return html`<p>${say('floor.closedTable')}</p>`;
  const held = view.holding;
  return html`<h3>${say('floor.position')}</h3>
    ${held ? html`<dl><div><dt>${say('floor.heldBy')}</dt><dd>${held.person} (${say('kind.' + held.kind)})</dd></div>
      <div><dt>${say('seat', {seat: held.seat})}</dt><dd>${say('floor.handsInARow', {count: held.hands})}</dd></div>
      <div><dt>${say('floor.heldFor')}</dt><dd>${minutes(Math.max(0, Date.now() * 1000 - held.since))}</dd></div></dl>` : html`<p>${say('floor.none')}</p>`}
    <p>${floor.room.rotation[view.game.rotation.also ?? view.game.rotation.filed].title}
      ${view.pause?.until ? say('floor.stoppedUntil', {until: clock(view.pause.until, floor.room.zone)}) : nothing}</p>
    ${view.offer ? html`<h3>${say('offerOrder')}</h3><ol class="plain">${view.offer.order.map(asked => html`<li><b>${say('seat', {seat: asked.candidate.seat})}</b>
      <span>${asked.candidate.person}</span><span>${asked.bar ? say('bar.' + asked.bar) : answerOf(view, asked)}</span></li>`)}</ol>` : nothing}
    <h3>${say('floor.shadow')}</h3>
    <div class="keys">${PROFILES.map(profile => html`<button aria-pressed=${floor.shadow?.profile === profile} @click=${() => floor.lookAtShadow(profile)}>
      ${floor.room.rotation[profile].title}</button>`)}</div>
    ${floor.shadow ? shadow(floor) : nothing}
    <h3>${say('floor.offers')}</h3><ul class="plain">${(floor.offers ?? []).map(one => html`<li><b>${clock(one.at, floor.room.zone)}</b>
      <span>${one.event.holder ? say('floor.heldThen', {person: one.event.holder, count: one.event.hands}) : nothing}</span>
      <span>${one.event.lines.map(line => `${line.seat}: ${line.person} ${say('answer.' + line.answer)}${line.bar ? ` (${say('bar.' + line.bar)})` : ''}`).join(' · ')}</span></li>`)}</ul>`;
}

const answerOf = (view, asked) => {
  const line = view.offer.answers.find(one => one.person === asked.candidate.person);
  return line ? say('answer.' + line.answer) : view.offer.seat === asked.candidate.seat ? say('askedNow') : '';
};

function shadow({shadow: {totals, times, findings}, room}) {
  return html`<dl><div><dt>${say('floor.hands')}</dt><dd>${totals.hands}</dd></div><div><dt>${say('floor.holders')}</dt><dd>${totals.holders}</dd></div>
      <div><dt>${say('floor.longest')}</dt><dd>${minutes(totals.longestSpell)}</dd></div>
      <div><dt>${say('kind.TPPPS')}</dt><dd>${(totals.tpppsPerMille / 10).toFixed(1)}%</dd></div></dl>
    ${times.length ? html`<ul class="plain">${times.map(one => html`<li><span>${say('demand.' + one.demand)}</span><b>${one.times}</b></li>`)}</ul>
      <details><summary>${say('floor.findings', {count: findings.length})}</summary><ul class="plain">${findings.slice(0, 100).map(one => html`<li>
        <b>${say('floor.round', {round: one.round})}</b><span>${clock(one.at, room.zone)}</span><span>${say('demand.' + one.demand)} ${one.person}</span></li>`)}</ul></details>`
      : html`<p>${say('floor.nothingElse')}</p>`}`;
}
