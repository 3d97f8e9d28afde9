// The shift in figures: what was dealt and collected by hour and by table, at which rate, and who banked.
import {html} from 'lit';
import {say, money, clock} from 'clockwise/words.js';
import {chart} from 'clockwise/chart.js';

const GREEN = '#58c497', STRIPES = 'url(#stripes)';

export function shiftView(floor) {
  const {figures, room} = floor;
  const head = html`<form class="line" @submit=${event => { event.preventDefault(); floor.lookAtShift(event.target.day.value, event.target.shift.value); }}>
    <label><span>${say('floor.day')}</span><input type="date" name="day" required .value=${figures?.day ?? room.day}></label>
    <label><span>${say('floor.shift')}</span><select name="shift">${room.shifts.map(one => html`<option value=${one.name} ?selected=${one.name === (figures?.shift ?? room.shift)}>${one.name} ${one.from}–${one.to}</option>`)}</select></label>
    <button>${say('floor.show')}</button></form>`;
  if (!figures) return html`<main class="shift" aria-label=${say('floor.screen.shift')}>${head}<p>${say('waiting')}</p></main>`;
  const hours = figures.hours.map(one => ({...one, name: clock(one.from, room.zone).replace(/:00/, '')}));
  const tables = figures.tables.filter(one => one.hands).map(one => ({...one, name: String(one.table)}));
  const all = tables.reduce((sum, one) => sum + one.hands, 0);
  const tppps = tables.reduce((sum, one) => sum + one.tppps, 0);
  const banked = [{name: say('kind.PATRON'), fill: GREEN, of: row => row.hands - row.tppps}, {name: say('kind.TPPPS'), fill: STRIPES, of: row => row.tppps}];
  const collected = [{name: say('due'), fill: GREEN, of: row => row.collected}];
  return html`<main class="shift" aria-label=${say('floor.screen.shift')}>${head}
    <p class="big">${say('floor.shiftSum', {hands: all, collected: money(tables.reduce((sum, one) => sum + one.collected, 0)), share: all ? (100 * tppps / all).toFixed(1) : '0'})}</p>
    <div class="charts">
      ${chart(say('floor.handsPerHour'), hours, banked, String)}
      ${chart(say('floor.collectedPerHour'), hours, collected, money)}
      ${chart(say('floor.handsPerTable'), tables, banked, String)}
      ${chart(say('floor.collectedPerTable'), tables, collected, money)}
    </div>
    <h2>${say('floor.byRate')}</h2><table><thead><tr><th scope="col">${say('schedule')}</th><th scope="col">${say('floor.payer')}</th><th scope="col">${say('floor.fee')}</th>
      <th scope="col">${say('floor.times')}</th><th scope="col">${say('due')}</th></tr></thead>
      <tbody>${figures.rates.map(one => html`<tr><td>${one.schedule} ${say('option', {option: one.option})}</td><td>${say('payer.' + one.payer)}</td><td>${money(one.fee)}</td>
        <td>${one.times}</td><td>${money(one.collected)}</td></tr>`)}</tbody></table></main>`;
}
