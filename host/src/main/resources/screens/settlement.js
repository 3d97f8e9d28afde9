// The settlement as the host numbered it: what to pay, take and give back, and what is left of the bank.
import {html, nothing} from 'lit';
import {say, money, spotName, because} from 'clockwise/words.js';
import {main, big} from 'clockwise/pads.js';

const SIGNS = {PAY: '+', TAKE: '−', PUSH: '↩', NO_ACTION: '○'};

export function settlement(tablet, view) {
  const pass = view.round.steps.at(-1).pass;
  const lines = view.round.steps.filter(one => one.pass === pass);
  const now = view.todo.count;
  const confirm = steps => () => tablet.ask({type: 'ConfirmPaid', steps});
  return html`
    ${main(say('allPaid', {count: lines.length}), confirm(lines.length))}
    ${now < lines.length ? big(say('linePaid', {number: now}), confirm(now)) : nothing}
    <ol class="lines" tabindex="0" aria-label=${say('settlement')}>${lines.map(line => instruction(line, line.number === now))}</ol>`;
}

function instruction({number, step, wager, confirmed}, now) {
  const moves = step.kind === 'PAY' || step.kind === 'TAKE';
  return html`<li class=${confirmed ? 'done' : now ? 'now' : ''}>
    <span>${confirmed ? '✓ ' : ''}${number}</span>
    <span><b>${say('step.' + step.kind)}</b> ${spotName(wager.spot)}${wager.line ? ' ' + say('backline', {line: wager.line}) : ''}, ${say('bet.' + wager.bet)}
      <small>${because(step.why)}</small>
      <small>${moves && step.returned ? say('returned', {amount: money(step.returned)}) + ' · ' : ''}${say('bankLeft', {amount: money(step.bankLeft)})}</small></span>
    <b>${SIGNS[step.kind]} ${money(moves ? step.moved : step.returned)}</b></li>`;
}
