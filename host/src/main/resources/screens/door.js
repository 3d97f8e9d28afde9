// Who comes to the table shows a badge.
import {html, nothing} from 'lit';
import {say} from 'clockwise/words.js';
import {digits} from 'clockwise/pads.js';

export function door(tablet) {
  return html`<main class="door"><h1>${say('table', {table: tablet.table})}</h1>
    <p>${say('showBadge')}</p>
    ${tablet.said ? html`<p class="told" role="alert">${tablet.said}</p>` : nothing}
    <p class="amount" aria-label=${say('badge')} role="status">${tablet.badge || '–'}</p>
    ${digits(digit => tablet.set({badge: (tablet.badge + digit).slice(0, 20)}), () => tablet.set({badge: tablet.badge.slice(0, -1)}))}
    <button class="main" ?disabled=${!tablet.badge} @click=${() => tablet.signIn()}>${say('signIn')}</button></main>`;
}
