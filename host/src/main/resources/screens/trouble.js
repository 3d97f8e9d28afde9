// What went wrong, by name, with what each will do before it is reported.
import {html, nothing} from 'lit';
import {say, knows} from 'clockwise/words.js';
import {cardPad, main} from 'clockwise/pads.js';

export function trouble(tablet, view) {
  const named = view.irregularities.find(one => one.irregularity.name === tablet.naming);
  return html`<h1>${say('irregularity')}</h1>${named ? one(tablet, view, named) : html`
    <div class="list">${view.irregularities.map(({irregularity}) => html`
      <button @click=${() => tablet.set({naming: irregularity.name, circle: 0, rank: ''})}><span>${say('trouble.' + irregularity.name)}
        <small>${say('effect.' + irregularity.effect)}</small></span></button>`)}</div>`}`;
}

/** Only a floor manager reports what needs one; the house dealer is told so and calls the floor. */
function one(tablet, view, {irregularity, needsCircle, needsBothCards}) {
  const {name, floor, effect, source} = irregularity;
  const circles = [...new Set(view.round.wagers.map(wager => Number(/^\d+/.exec(wager.spot)[0])))];
  const report = card => tablet.ask({
    type: 'ReportIrregularity', round: view.round.number, name, circle: needsCircle ? tablet.circle : 0, reason: say('trouble.' + name), ...card && {card},
  });
  const seen = (view.round.hands.find(hand => hand.spot === 'dealer')?.cards.length ?? 0) > 1;
  return html`<h2>${say('trouble.' + name)}</h2>
    <p>${knows('remedy.' + name) ? say('remedy.' + name) : irregularity.sentence}</p>
    <p><b>${say('effect.' + effect)}</b> <small>${source}</small></p>
    ${floor && tablet.me.role !== 'FLOOR' ? html`<p class="told">${say('needsFloor')}</p>${main(say('callFloor'), () => tablet.open('floor'))}` : html`
      ${needsCircle ? html`<div class="keys" role="group" aria-label=${say('seats')}>${circles.map(circle => html`
        <button class="big" aria-pressed=${tablet.circle === circle} @click=${() => tablet.set({circle})}>${say('seat', {seat: circle})}</button>`)}</div>` : nothing}
      ${needsBothCards && !seen ? html`<p>${say('secondCard')}</p>${cardPad(view.game, tablet.rank, rank => tablet.set({rank}), report)}`
        : main(say('report'), () => report(), needsCircle && !tablet.circle)}`}
    <button @click=${() => tablet.set({naming: ''})}>${say('otherIrregularity')}</button>`;
}
