// The one next step, as the host names it, with the keys that belong to it.
import {html, nothing} from 'lit';
import {say, money, clock, spotName} from 'clockwise/words.js';
import {chipPad, cardPad, dicePad} from 'clockwise/pads.js';

export function title(view, zone) {
  const todo = view.todo;
  return say('todo.' + todo.what, {
    seat: todo.seat ?? '', spot: todo.spot ? spotName(todo.spot) : '', amount: money(todo.amount ?? 0),
    count: todo.count ?? '', until: todo.until ? clock(todo.until, zone) : '',
  });
}

export function keys(tablet) {
  const {view} = tablet;
  const step = STEPS[view.todo.what];
  return step ? step(tablet, view) : nothing;
}

const main = (text, tap, off = false) => html`<button class="main" ?disabled=${off} @click=${tap}>${text}</button>`;

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
  DEAL: play, CHOOSE: play, DECLARE: play, THROW_DICE: play, SETTLE: play,
  CONFIRM_PAID: settlement,
  RESUME_PLAY: (tablet, view) => view.may.includes('ResumePlay')
    ? main(say('do.ResumePlay'), () => tablet.ask({type: 'ResumePlay'})) : nothing,
  RESTART_GAME: (tablet, view) => view.may.includes('RestartGame')
    ? main(say('do.RestartGame'), () => tablet.ask({type: 'RestartGame'})) : nothing,
};

function offer(tablet, view) {
  const asked = view.offer;
  const answer = given => () => tablet.ask({type: 'AnswerOffer', seat: asked.seat, answer: given});
  const answered = seat => asked.answers.find(line => line.seat === seat);
  return html`
    ${asked.seat ? html`${main(say('takesBank', {seat: asked.seat}), answer('ACCEPT'))}
      <div class="keys"><button @click=${answer('DECLINE')}>${say('declines')}</button>
      <button @click=${answer('AWAY')}>${say('away')}</button></div>` : nothing}
    ${asked.ifAllDecline ? html`<button @click=${() => tablet.ask({type: 'AllDeclined'})}>
      ${say('allDeclined')}: ${say('then.' + asked.ifAllDecline)}</button>` : nothing}
    <ol aria-label=${say('offerOrder')}>${asked.order.map((one, i) => {
      const line = answered(one.candidate.seat);
      return html`<li class=${one.candidate.seat === asked.seat ? 'now' : ''}><span>${i + 1}</span>
        <span>${say('seat', {seat: one.candidate.seat})} <small>${one.candidate.person}</small></span>
        <span>${line ? say('answer.' + line.answer) : one.bar ? say('bar.' + one.bar) : one.candidate.seat === asked.seat ? say('askedNow') : ''}</span></li>`;
    })}</ol>`;
}

function bank(tablet, view) {
  const post = amount => tablet.ask({type: 'PostBank', amount});
  return html`
    ${view.again.bank ? main(say('sameBank', {amount: money(view.again.bank)}), () => post(view.again.bank)) : nothing}
    <p class="amount">${money(tablet.amount)}</p>
    ${chipPad(tablet.room.denominations, value => tablet.set({amount: tablet.amount + value}))}
    <div class="keys"><button ?disabled=${!tablet.amount} @click=${() => tablet.set({amount: 0})}>${say('clear')}</button>
      ${view.may.includes('GiveUpBank') ? html`<button @click=${() => tablet.ask({type: 'GiveUpBank'})}>${say('do.GiveUpBank')}</button>` : nothing}</div>
    ${main(say('postBank', {amount: money(tablet.amount)}), () => post(tablet.amount), !tablet.amount)}`;
}

function wagers(tablet, view) {
  const draft = tablet.draft;
  const total = draft.reduce((sum, bid) => sum + bid.amount, 0);
  const place = view.seats.find(one => one.seat === tablet.circle);
  const again = view.again.wagers;
  const lines = Array.from({length: view.game.lines + 1}, (_, line) => line);
  return html`
    ${main(say('noMoreBets', {count: draft.length, amount: money(total)}), () => tablet.ask({type: 'LockWagers', wagers: draft}), !draft.length)}
    ${again.length ? html`<button @click=${() => tablet.keep(again)}>${say('sameWagers', {count: again.length})}</button>` : nothing}
    ${!place ? html`<p>${say('tapSeat')}</p>` : html`
      <h2>${say('seat', {seat: place.seat})}</h2>
      ${place.occupant ? nothing : html`<div class="keys" role="group" aria-label=${say('owner')}>
        ${view.seats.filter(one => one.occupant && one.seat !== view.taking?.seat).map(one => html`<button aria-pressed=${tablet.owner === one.seat}
          @click=${() => tablet.set({owner: one.seat})}>${say('seat', {seat: one.seat})}</button>`)}</div>`}
      ${lines.length > 1 ? html`<div class="keys" role="group" aria-label=${say('line')}>${lines.map(line => html`
        <button aria-pressed=${tablet.line === line} @click=${() => tablet.set({line})}>${line ? say('backline', {line}) : say('player')}</button>`)}</div>` : nothing}
      <div class="keys" role="group" aria-label=${say('bets')}>${view.game.spaces.map(space => html`
        <button aria-pressed=${tablet.bet === space.bet} @click=${() => tablet.set({bet: space.bet})}>${say('bet.' + space.bet)}</button>`)}</div>
      <p><b>${say('bet.' + tablet.bet)}</b> ${money(tablet.drafted())} <small>${limits(view, tablet.bet)}</small></p>
      ${chipPad(tablet.room.denominations, value => tablet.stake(value))}
      <div class="keys"><button @click=${() => tablet.keep(draft.filter(bid => bid.circle !== tablet.circle))}>${say('clear')}</button>
        ${again.some(bid => bid.circle === tablet.circle) ? html`<button @click=${() => tablet.keep([
          ...draft.filter(bid => bid.circle !== tablet.circle), ...again.filter(bid => bid.circle === tablet.circle)])}>${say('sameHere')}</button>` : nothing}
      </div>`}
    ${view.may.includes('GiveUpBank') ? html`<button class="quiet" @click=${() => tablet.ask({type: 'GiveUpBank'})}>${say('do.GiveUpBank')}</button>` : nothing}`;
}

function limits(view, bet) {
  const space = view.game.spaces.find(one => one.bet === bet);
  return space ? say('limits', {least: money(space.least), most: money(space.most)}) : '';
}

function play(tablet, view) {
  return view.next.map(next => PLAYS[next.type](tablet, view, next));
}

const PLAYS = {
  Deal: (tablet, view, next) => html`${view.next.length > 1 ? html`<h2>${say('cardFor', {spot: spotName(next.spot)})}</h2>` : nothing}
    ${cardPad(view.game, tablet.rank, rank => tablet.set({rank}), card => tablet.ask({type: 'DealCard', spot: next.spot, card}))}`,
  Choose: (tablet, view, next) => html`<h2>${spotName(next.spot)}</h2>
    ${next.options.map(option => choice(tablet, next, option))}`,
  Declare: (tablet, view, next) => html`<h2>${spotName(next.spot)}</h2><div class="keys">${next.results.map(result => html`
    <button @click=${() => tablet.ask({type: 'DeclareResult', spot: next.spot, result})}>${say('result.' + result)}</button>`)}</div>`,
  Throw: (tablet, view, next) => html`
    ${dicePad(next.dice, tablet.thrown, (die, pips) => tablet.set({thrown: Object.assign([...tablet.thrown], {[die]: pips})}))}
    ${main(say('throw'), () => tablet.ask({type: 'ThrowDice', dice: tablet.thrown}), tablet.thrown.filter(Boolean).length < next.dice)}`,
  Settle: (tablet, view, next) => main(say('settle'), () => tablet.ask({type: 'Settle', pass: next.pass})),
};

/** A choice without money or with a fixed sum is one key; another sum is laid with chips first. */
function choice(tablet, next, option) {
  const fixed = option.least === option.most;
  const amount = fixed ? option.most : tablet.amount;
  const places = [...new Set(option.follow.map(wager => wager.line))];
  const following = places.filter(line => tablet.following.includes(line));
  return html`
    ${fixed ? nothing : html`<p class="amount">${money(tablet.amount)} <small>${say('limits', {least: money(option.least), most: money(option.most)})}</small></p>
      ${chipPad(tablet.room.denominations, value => tablet.set({amount: tablet.amount + value}))}
      <button @click=${() => tablet.set({amount: 0})}>${say('clear')}</button>`}
    ${places.length ? html`<div class="keys" role="group" aria-label=${say('follow')}>${places.map(line => html`<button aria-pressed=${following.includes(line)}
      @click=${() => tablet.set({following: following.includes(line) ? following.filter(one => one !== line) : [...following, line]})}>${say('backline', {line})}</button>`)}</div>` : nothing}
    <button class="main" ?disabled=${!fixed && !tablet.amount}
      @click=${() => tablet.ask({type: 'MakeChoice', spot: next.spot, choice: option.choice, amount, lines: following})}>
      ${say('choice.' + option.choice)}${amount ? ' ' + money(amount) : ''}</button>`;
}

function settlement(tablet, view) {
  const pass = view.round.steps.at(-1).pass;
  const lines = view.round.steps.filter(one => one.pass === pass);
  const now = view.todo.count;
  const confirm = steps => () => tablet.ask({type: 'ConfirmPaid', steps});
  return html`
    ${main(say('allPaid', {count: lines.length}), confirm(lines.length))}
    ${now < lines.length ? html`<button @click=${confirm(now)}>${say('linePaid', {number: now})}</button>` : nothing}
    <ol aria-label=${say('settlement')}>${lines.map(line => html`<li class=${line.confirmed ? 'done' : line.number === now ? 'now' : ''}>
      <span>${line.confirmed ? '✓' : line.number}</span>
      <span>${say('step.' + line.step.kind)} ${spotName(line.wager.spot)}${line.wager.line ? ' +' + line.wager.line : ''}, ${say('bet.' + line.wager.bet)}
        <small>${line.step.why}</small>
        <small>${line.step.returned ? say('returned', {amount: money(line.step.returned)}) + ' · ' : ''}${say('bankLeft', {amount: money(line.step.bankLeft)})}</small></span>
      <b>${money(line.step.kind === 'PAY' || line.step.kind === 'TAKE' ? line.step.moved : line.step.returned)}</b></li>`)}</ol>`;
}
