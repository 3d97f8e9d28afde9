// The felt of the tablet, to look at.
import {html} from 'lit';
import {felt} from 'clockwise/felt.js';

export const liveFelt = view => html`<div class="felt">${felt(view, view.round ? [] : [], 0)}</div>`;
