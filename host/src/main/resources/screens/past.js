// Past rounds: a list, and one of them step by step with the rule that decided.
import {html, nothing} from 'lit';
import {say, money, clock, spotName} from 'clockwise/words.js';

export function rounds(floor) {
  const list = floor.pastRounds;
  if (!list) return html`<p>${say('waiting')}</p>`;
  return html`<form class="line" @submit=${event => { event.preventDefault(); floor.lookBack(Number(new FormData(event.target).get('round'))); }}>
      <label><span>${say('floor.roundNumber')}</span><input name="round" type="number" min="1" required></label><button>${say('floor.find')}</button></form>
    ${list.length ? html`<ul class="plain rounds">${list.map(one => html`<li><button @click=${() => floor.lookBack(one.round)}>
      <b>${say('floor.round', {round: one.round})}</b> <span>${clock(one.at, floor.room.zone)} · ${one.day} ${one.shift}</span>
      <span>${say('floor.roundLine', {holder: one.playerDealer.person, count: one.wagers, action: money(one.totalTableAction), due: money(one.due)})}</span></button></li>`)}</ul>
      <button @click=${() => floor.moreRounds(list.at(-1).seq)}>${say('floor.earlier')}</button>` : html`<p>${say('floor.none')}</p>`}`;
}

export function replay(floor) {
  const {story, frame} = floor;
  const one = story.frames[frame];
  const go = to => floor.set({frame: Math.min(story.frames.length - 1, Math.max(0, to))});
  return html`<div class="keys"><button @click=${() => floor.set({story: undefined})}>${say('back')}</button>
      <button @click=${() => go(0)} ?disabled=${frame === 0}>|◀<span class="hidden">${say('floor.first')}</span></button>
      <button id="before" @click=${() => go(frame - 1)} ?disabled=${frame === 0}>◀<span class="hidden">${say('floor.before')}</span></button>
      <button id="next" class="main" @click=${() => go(frame + 1)} ?disabled=${frame === story.frames.length - 1}>▶<span class="hidden">${say('floor.next')}</span></button>
      <button @click=${() => go(story.frames.length - 1)} ?disabled=${frame === story.frames.length - 1}>▶|<span class="hidden">${say('floor.last')}</span></button></div>
    <h3>${say('floor.round', {round: story.round})} · ${say('floor.step', {step: frame + 1, of: story.frames.length})}</h3>
    <p class="big ${one.undone ? 'undone' : ''}" role="status">${told(one.recorded.event)}${one.undone ? ' · ' + say('floor.undone') : ''}</p>
    <p>${clock(one.recorded.at, floor.room.zone)} · ${one.recorded.actor} · #${one.recorded.seq}</p>
    ${one.dice.length ? html`<p>${say('display.dice')}: ${one.dice.join(' · ')}</p>` : nothing}
    <ul class="plain">${one.hands.map(hand => html`<li><b>${spotName(hand.spot)}</b><span class="cards">${hand.cards.map(card => card.replace('?', '')).join(' ')}</span><span>${hand.caption}</span></li>`)}</ul>
    ${one.rulings.length ? html`<h3>${say('settlement')}</h3><ol class="plain">${one.rulings.map(ruled => ruling(ruled.number, ruled.wager, ruled.step))}</ol>` : nothing}
    ${story.corrected.length && frame === story.frames.length - 1 ? html`<h3>${say('floor.corrected')}</h3>
      <ol class="plain">${story.corrected.map((step, i) => html`<li><b>${i + 1}. ${say('step.' + step.kind)} ${money(step.moved)}</b><span>${step.why}</span></li>`)}</ol>` : nothing}`;
}

const ruling = (number, wager, step) => html`<li><b>${number}. ${say('step.' + step.kind)} ${money(step.kind === 'PUSH' ? step.returned : step.moved)}</b>
  <span>${spotName(wager.spot)} · ${say('bet.' + wager.bet)} ${money(wager.amount)}</span><span class="why">${step.why}</span></li>`;

/** An event in words; those that a round seldom has are shown by their names. */
function told(event) {
  switch (event.type) {
    case 'WagersLocked': return say('event.WagersLocked', {count: event.round.wagers.length, amount: money(event.totalTableAction)});
    case 'DropConfirmed': return say('event.DropConfirmed', {amount: money(event.drop.amount)});
    case 'Played': return play(event.play);
    case 'PassSettled': return say('event.PassSettled', {count: event.steps.length});
    case 'PaidConfirmed': return say('event.PaidConfirmed', {count: event.steps});
    case 'RoundEnded': return say('event.RoundEnded', {amount: money(event.bankBack)});
    case 'RoundVoided': return say('event.RoundVoided', {reason: event.reason});
    case 'Undone': return say('event.Undone', {seq: event.seq});
    case 'IrregularityFound': return say('event.IrregularityFound', {reason: event.reason, source: event.source});
    default: return event.type;
  }
}

function play(play) {
  switch (play.type) {
    case 'Dealt': return say('event.Dealt', {spot: spotName(play.spot), card: play.card.replace('?', '')});
    case 'Chose': return say('event.Chose', {spot: spotName(play.spot), choice: play.choice});
    case 'Threw': return say('event.Threw', {dice: play.dice.join(' · ')});
    case 'Declared': return say('event.Declared', {spot: spotName(play.spot), result: play.result});
    default: return play.type;
  }
}
