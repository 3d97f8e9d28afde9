// The one next step, as the host names it, with the keys that belong to it.
import {html, nothing} from 'lit';
import {say, money, clock, spotName} from 'clockwise/words.js';
import {chipPad, main} from 'clockwise/pads.js';
import {wagers} from 'clockwise/wagering.js';
import {play, cardsAhead} from 'clockwise/play.js';
import {settlement} from 'clockwise/settlement.js';

export function title(tablet) {
  const {view, room} = tablet;
  const todo = step(tablet);
  return say('todo.' + todo.what, {
    seat: todo.seat ?? '', spot: todo.spot ? spotName(todo.spot) : '', amount: money(todo.amount ?? 0),
    count: todo.count ?? '', until: todo.until ? clock(todo.until, room.zone) : '', lines: view.round?.steps.length ?? '',
  });
}

/** What the host waits for; while there is no connection, the next card that must come in any case. */
function step(tablet) {
  const {view} = tablet;
  if (tablet.quiet || !tablet.waiting || view.todo.what === 'LOCK_WAGERS') return view.todo;
  return tablet.ahead.length && !tablet.outbox.first?.waits ? {what: 'DEAL', spot: tablet.ahead[0]} : {what: 'WAIT'};
}

export function keys(tablet) {
  const {view} = tablet;
  if (tablet.waiting && !tablet.quiet && view.todo.what !== 'LOCK_WAGERS') {
    return step(tablet).what === 'WAIT' ? html`<p>${say('allElseWaits')}</p>` : cardsAhead(tablet);
  }
  const drawn = STEPS[view.todo.what];
  return drawn ? drawn(tablet, view) : nothing;
}

const STEPS = {
  OPEN_TABLE: () => html`<p>${say('floorOpens')}</p>`,
  ATTACH_BOX: tablet => tablet.me.role === 'FLOOR'
    ? html`<label>${say('box')}<input id="box" autocomplete="off" maxlength="20"></label>
      ${main(say('attachBox'), () => tablet.ask({type: 'AttachBox', box: tablet.typed('box')}))}`
    : html`<p>${say('floorAttaches')}</p>`,
  COME_TO_TABLE: tablet => main(say('comeToTable'), () => tablet.ask({type: 'ComeToTable'})),
  TAKE_SEAT: tablet => main(say('seats'), () => tablet.open('seats')),
  ANSWER_OFFER: offer,
  ALL_DECLINED: offer,
  POST_BANK: bank,
  CHANGE_SHOE: tablet => main(say('do.ChangeShoe'), () => tablet.ask({type: 'ChangeShoe', reason: say('reason.shoe')})),
  LOCK_WAGERS: wagers,
  CONFIRM_DROP: (tablet, view) => main(say('dropped', {amount: money(view.todo.amount)}),
    () => tablet.ask({type: 'ConfirmDrop', amount: view.todo.amount})),
  DEAL: play, MUST_HIT: play, CHOOSE: play, DECLARE: play, THROW_DICE: play, SETTLE: play,
  CONFIRM_PAID: settlement,
  RESUME_PLAY: (tablet, view) => view.may.includes('ResumePlay')
    ? main(say('do.ResumePlay'), () => tablet.ask({type: 'ResumePlay'})) : nothing,
  RESTART_GAME: (tablet, view) => view.may.includes('RestartGame')
    ? main(say('do.RestartGame'), () => tablet.ask({type: 'RestartGame'})) : nothing,
  CALL_FLOOR: tablet => main(say('callFloor'), () => tablet.open('floor')),
};

function offer(tablet, view) {
  const asked = view.offer;
  const answer = given => () => tablet.ask({type: 'AnswerOffer', seat: asked.seat, answer: given});
  const answered = seat => asked.answers.find(line => line.seat === seat);
  const declined = () => tablet.ask({type: 'AllDeclined'});
  const all = asked.ifAllDecline && html`<span>${say('allDeclined')}<small>${say('then.' + asked.ifAllDecline)}</small></span>`;
  return html`
    ${asked.seat ? html`${main(say('takesBank', {seat: asked.seat}), answer('ACCEPT'))}
      <div class="keys"><button class="big" @click=${answer('DECLINE')}>${say('declines')}</button>
      <button class="big" @click=${answer('AWAY')}>${say('away')}</button></div>` : nothing}
    ${all ? asked.seat ? html`<button class="big" @click=${declined}>${all}</button>` : main(all, declined) : nothing}
    <ol aria-label=${say('offerOrder')}>${asked.order.map((one, i) => {
      const line = answered(one.candidate.seat);
      return html`<li class=${one.candidate.seat === asked.seat ? 'now' : ''}><span>${i + 1}</span>
        <span>${say('seat', {seat: one.candidate.seat})} <small>${one.candidate.person}</small></span>
        <span>${line ? say('answer.' + line.answer) : one.bar ? say('bar.' + one.bar) : one.candidate.seat === asked.seat ? say('askedNow') : ''}</span></li>`;
    })}</ol>`;
}

function bank(tablet, view) {
  const post = amount => tablet.ask({type: 'PostBank', amount});
  const again = view.again.bank;
  return html`
    ${again ? main(say('sameBank', {amount: money(again)}), () => post(again)) : nothing}
    <p class="amount" role="status">${money(tablet.amount)}</p>
    ${chipPad(tablet.room.denominations, value => tablet.set({amount: tablet.amount + value}))}
    <div class="keys"><button ?disabled=${!tablet.amount} @click=${() => tablet.set({amount: 0})}>${say('clear')}</button>
      ${view.may.includes('GiveUpBank') ? html`<button @click=${() => tablet.ask({type: 'GiveUpBank'})}>${say('do.GiveUpBank')}</button>` : nothing}</div>
    ${main(say('postBank', {amount: money(tablet.amount)}), () => post(tablet.amount), !tablet.amount)}`;
}
