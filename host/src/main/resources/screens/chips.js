// Wagers as rows of chips; where there is no room for all of them, those of a place are added up.
import {svg} from 'lit';
import {say, money} from 'clockwise/words.js';
import {CHIPS, DRAWN, WRITING} from 'clockwise/colours.js';
import {wide} from 'clockwise/places.js';

export const ROW = 22;

const SIGNS = {PAY: '+', TAKE: '−', PUSH: '↩', NO_ACTION: '○'};

/** The rows that fit into so many lines: each wager, or each place behind the circle added up, or one for all. */
export function rows(wagers, view, most) {
  const single = wagers.map(wager => row([wager], view));
  if (single.length <= most) return single;
  const lines = [...new Set(wagers.map(wager => wager.line))].map(line => row(wagers.filter(wager => wager.line === line), view));
  return lines.length <= most ? lines : most > 0 ? [row(wagers, view)] : [];
}

function row(wagers, view) {
  const [first] = wagers;
  const amount = wagers.reduce((sum, wager) => sum + wager.amount, 0);
  const step = wagers.length === 1 ? view.round?.steps.find(line => line.wager.id === first.id)?.step : undefined;
  const risk = view.phase === 'COLLECT' && wagers.some(wager => view.round.risk.atRisk.includes(wager.id));
  const lines = wagers.map(wager => wager.line);
  const line = Math.max(...lines) ? '+' + [...new Set([Math.min(...lines), Math.max(...lines)])].join('–') : '';
  const bet = wagers.length > 1 ? wagers.length + '×' : say('bet.' + first.bet + '.short');
  const text = [risk ? '!' : '', line, bet, amount ? money(amount) : '', step ? SIGNS[step.kind] : ''].filter(Boolean).join(' ');
  const brief = (risk ? '! ' : '') + (line ? '+' : '') + money(amount);
  return {amount, text, brief, risk, draft: first.draft};
}

/** Rows one below the other, in the middle of their column. */
export function stack(list, x, y, most) {
  return list.map((one, i) => drawn(one, x, y + i * ROW, most));
}

/** In smaller letters where they are many, and without a chip before they would be too small to read. */
function drawn(one, x, y, most) {
  const look = one.risk ? WRITING.risk : one.draft ? WRITING.draft : WRITING.wager;
  const size = [14, 13, 12].find(size => wide(one.text, size, 600) + 32 <= most) ?? 12;
  const bare = wide(one.text, size, 600) + 32 > most;
  const text = wide(one.text, size, 600) + 14 > most ? one.brief : one.text;
  const across = Math.min(most, (bare ? 14 : 32) + wide(text, size, 600));
  const left = x - across / 2;
  return svg`<rect x=${left} y=${y + 1} width=${across} height="20" rx="10" fill=${look.ground} stroke=${one.risk ? DRAWN.riskEdge : DRAWN.wagerEdge}
      stroke-width=${one.risk ? 2.5 : 1} stroke-dasharray=${one.draft ? '4 3' : 'none'}/>
    ${bare ? '' : chip(one.amount, left + 11, y + 11)}
    <text x=${left + (bare ? 7 : 23)} y=${y + 16} font-size=${size} font-weight="600" fill=${look.ink}>${text}</text>`;
}

function chip(amount, x, y) {
  const colour = CHIPS.find(([value]) => amount >= value)[1];
  return svg`<circle cx=${x} cy=${y} r="7.5" fill=${colour} stroke=${DRAWN.chipEdge} stroke-width="2.6" stroke-dasharray="3.6 2.3"/>
    <circle cx=${x} cy=${y} r="4" fill="none" stroke=${DRAWN.chipEdge} stroke-width="0.8"/>`;
}
