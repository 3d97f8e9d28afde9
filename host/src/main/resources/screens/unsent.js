// What the screen says of the connection, and of what is entered and not yet recorded.
import {html, nothing} from 'lit';
import {say, spotName, refusal} from 'clockwise/words.js';
import {cardName} from 'clockwise/cards.js';

export function unsent(tablet) {
  const {outbox} = tablet;
  return html`
    ${tablet.connected ? nothing : html`<p class="told lost" role="alert">⚠ ${say('disconnected')}</p>`}
    ${outbox.refused ? html`<p class="told lost" role="alert">${say('refused')} ${refusal(outbox.refused)}</p>` : nothing}
    ${outbox.empty || tablet.quiet ? nothing : html`<section aria-label=${say('notRecorded')}>${outbox.refused ? html`<h1>${say('notRecorded')}</h1>` : html`<h2>${say('notRecorded')}</h2>`}<ol class="unsent">
      ${outbox.entries.map((entry, i) => html`<li><span>${i + 1}</span><span>${named(entry.command)}</span>
        <span>${state(outbox, entry, i)}</span></li>`)}</ol></section>`}
    ${outbox.refused ? html`<button class="main" @click=${() => tablet.dropUnsent()}>${say('dropUnsent', {count: outbox.entries.length})}</button>`
      : outbox.first?.waits && tablet.connected ? html`<button class="main" @click=${() => tablet.deliver(true)}>${say('askAgain')}</button>` : nothing}`;
}

const named = command => command.type === 'DealCard'
  ? `${cardName(command.card)} · ${spotName(command.spot)}` : say('did.' + command.type);

const state = (outbox, entry, i) => outbox.refused ? say(i ? 'unsent.not' : 'unsent.refused') : say(entry.tried ? 'unsent.unheard' : 'unsent.waits');
