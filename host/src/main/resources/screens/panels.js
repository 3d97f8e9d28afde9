// What is beside the next step: the floor, what went wrong, the seats, and the rarer commands.
import {html, nothing} from 'lit';
import {say} from 'clockwise/words.js';
import {main} from 'clockwise/pads.js';
import {trouble} from 'clockwise/trouble.js';
import {seats} from 'clockwise/seats.js';

export function panel(tablet) {
  return html`${tablet.waiting && !tablet.quiet ? html`<p>${say('allElseWaits')}</p>` : PANELS[tablet.shown](tablet, tablet.view)}
    <button class="quiet" @click=${() => tablet.open('')}>${say('back')}</button>`;
}

const PANELS = {
  floor: tablet => html`<h1>${say('callFloor')}</h1>${['dispute', 'payout', 'cards', 'player', 'other'].map(why =>
    main(say('floor.' + why), () => tablet.ask({type: 'CallFloor', reason: say('floor.' + why)})))}`,
  trouble,
  seats,
  more: (tablet, view) => html`<h1>${say('more')}</h1>${view.may.filter(name => name !== 'AllDeclined').map(name =>
    main(say('do.' + name), () => tablet.ask(WITH_REASON.has(name) ? {type: name, reason: say('do.' + name)} : {type: name})))}
    ${view.may.length ? nothing : html`<p>${say('nothingNow')}</p>`}`,
};

const WITH_REASON = new Set(['ChangeShoe', 'PausePlay', 'BreakGame']);
