// One dark look for a dark room; every key is at least 48 px high, main keys 64 and more.
import {css} from 'lit';

export const style = css`
:host { display: block; height: 100%; color: #f2f5f3; background: #0a110f; font-size: 16px; }
* { box-sizing: border-box; }
.all { display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 440px; height: 100vh; height: 100dvh; }
header { grid-column: 1 / 3; display: flex; gap: 20px; align-items: stretch; min-height: 66px; padding: 6px 14px; background: #121a17; border-bottom: 1px solid #2b3b35; }
header > div { line-height: 1.2; min-width: 0; }
header small { display: block; color: #b9c9c2; font-size: 12px; white-space: nowrap; }
header b { font-size: 16px; white-space: nowrap; font-variant-numeric: tabular-nums; }
header .game { flex: 0 1 auto; }
header .game b { white-space: normal; font-size: 14px; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
header .end { margin-left: auto; display: flex; gap: 10px; align-items: center; flex: none; }
main.felt { min-height: 0; min-width: 0; overflow: hidden; background: #0a110f; }
main svg { display: block; }
main .key { cursor: pointer; outline-offset: -3px; }
aside { padding: 14px; background: #111916; border-left: 1px solid #2b3b35; overflow: auto; display: flex; flex-direction: column; gap: 10px; min-height: 0; }
aside > * { flex: none; }
footer { grid-column: 1 / 3; display: flex; gap: 8px; padding: 8px 14px; background: #121a17; border-top: 1px solid #2b3b35; align-items: center; }
footer button { min-height: 52px; }
footer .told { margin-left: auto; padding: 6px 12px; }
h1, h2 { margin: 0; font-size: 25px; line-height: 1.2; }
h2 { font-size: 18px; }
h2 small { color: #b9c9c2; font-weight: 400; }
p { margin: 0; line-height: 1.35; }
button, select, input { font: inherit; font-size: 17px; min-height: 48px; min-width: 48px; padding: 4px 12px; border-radius: 10px; border: 1px solid #587066; background: #1f2c27; color: #ffffff; touch-action: manipulation; user-select: none; -webkit-user-select: none; }
button:active { background: #35504a; }
button:focus-visible, select:focus-visible, input:focus-visible, ol:focus-visible, .key:focus-visible { outline: 3px solid #ffd75e; outline-offset: 1px; }
button[aria-pressed=true] { background: #f2f5f3; color: #0d1512; font-weight: 700; border-color: #ffffff; }
button small { display: block; font-size: 13px; font-weight: 400; color: inherit; }
button.main { min-height: 68px; font-size: 21px; font-weight: 700; background: #17694a; border: 2px solid #7fd3b0; }
button.main:active { background: #24916a; }
button.big { min-height: 64px; font-weight: 700; }
button.quiet { background: #151e1a; }
button:disabled { color: #a9b8b1; background: #161e1b; border: 1px dashed #587066; }
.keys { display: flex; flex-wrap: wrap; gap: 8px; }
.keys button { flex: 1 1 auto; }
.tabs { padding-bottom: 6px; border-bottom: 1px solid #2b3b35; }
.grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; }
.grid button { min-height: 64px; font-size: 21px; font-weight: 700; padding: 4px; font-variant-numeric: tabular-nums; }
.grid button.word { font-size: 16px; grid-column: span 2; }
.grid.seats button { font-size: 19px; }
.chips button { font-size: 19px; }
.grid button.one { grid-column: auto; }
.suits button { background: #fdfdfb; border-color: #ffffff; }
.suits button:disabled { background: #d5d9d6; border: 2px dashed #587066; }
.suits svg { display: block; margin: 0 auto; }
.three { grid-template-columns: repeat(3, 1fr); }
.six { grid-template-columns: repeat(6, 1fr); }
.list { display: flex; flex-direction: column; gap: 6px; }
.list button { text-align: left; min-height: 56px; }
.list small { color: #b9c9c2; }
.amount { font-size: 28px; font-weight: 700; font-variant-numeric: tabular-nums; }
.told { padding: 10px 12px; border-radius: 10px; border: 2px solid #ffb35c; background: #33240f; color: #ffffff; }
.lost { border-color: #ff8d85; background: #3d1613; }
ol, ul { margin: 0; padding: 0; list-style: none; display: flex; flex-direction: column; gap: 6px; }
ol li { display: grid; grid-template-columns: 30px 1fr auto; gap: 8px; align-items: center; padding: 8px 10px; background: #1a2622; border-radius: 8px; border: 2px solid transparent; }
li.done { color: #b9c9c2; }
li.now { border-color: #7fd3b0; }
li small { display: block; color: #b9c9c2; line-height: 1.3; }
li > b { font-variant-numeric: tabular-nums; font-size: 18px; white-space: nowrap; }
.unsent li { border: 2px dashed #8fd0ff; }
ul.badges { flex-flow: row wrap; }
ul.badges li { padding: 6px 12px; border-radius: 20px; background: #2a3a52; border: 1px solid #8fa8d0; }
.hold { position: relative; overflow: hidden; touch-action: none; }
.hold.held::after { content: ''; position: absolute; left: 0; bottom: 0; height: 8px; background: #ffd75e; width: 100%; animation: fill 0.8s linear; }
@keyframes fill { from { width: 0; } to { width: 100%; } }
.door { max-width: 420px; margin: 0 auto; padding: 30px 16px; display: flex; flex-direction: column; gap: 14px; }
label { display: flex; flex-direction: column; gap: 4px; }
@media (max-width: 1100px) {
  .all { grid-template-columns: minmax(0, 1fr) 372px; }
  header { gap: 12px; padding: 6px 10px; }
  header select { max-width: 108px; font-size: 15px; padding: 4px; }
  header b { font-size: 14px; }
  header .game b { font-size: 13px; }
  footer { padding: 8px 10px; gap: 6px; }
  footer button { padding: 4px 8px; font-size: 15px; }
  footer .told { font-size: 14px; }
  aside { padding: 10px; gap: 8px; }
  .chips { grid-template-columns: repeat(3, 1fr); }
}
`;
