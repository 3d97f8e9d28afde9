// The felt of the tablet, to look at.
import {html} from 'lit';
import {felt} from 'clockwise/felt.js';

const LOOK = {width: 640, height: 520, draft: [], unsent: [], chosen: 0};

export const liveFelt = view => html`<div class="felt">${felt(view, LOOK)}</div>`;
