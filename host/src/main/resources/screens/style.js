// One dark look for a dark room; every key is at least 44 px high, main keys 64.
import {css} from 'lit';

export const style = css`
:host { display: block; height: 100%; color: #f2f5f3; background: #0d1512; font-size: 16px; }
* { box-sizing: border-box; }
.all { display: grid; grid-template: auto 1fr auto / 1fr 440px; height: 100vh; }
header { grid-column: 1 / 3; display: flex; gap: 18px; align-items: center; padding: 6px 14px; background: #16211d; border-bottom: 1px solid #33453e; }
header div { line-height: 1.25; min-width: 0; }
header small { display: block; color: #b9c9c2; font-size: 12px; }
header b { font-size: 16px; white-space: nowrap; }
header .end { margin-left: auto; display: flex; gap: 8px; align-items: center; }
main { padding: 6px; min-height: 0; position: relative; }
main svg { width: 100%; height: 100%; }
main .key { cursor: pointer; outline-offset: 4px; }
aside { padding: 12px; background: #131c19; border-left: 1px solid #33453e; overflow: auto; display: flex; flex-direction: column; gap: 10px; min-height: 0; }
footer { grid-column: 1 / 3; display: flex; gap: 8px; padding: 8px 12px; background: #16211d; border-top: 1px solid #33453e; }
h1, h2 { margin: 0; font-size: 24px; line-height: 1.2; }
h2 { font-size: 18px; }
p { margin: 0; }
button, select, input { font: inherit; font-size: 17px; min-height: 48px; min-width: 48px; padding: 4px 12px; border-radius: 10px; border: 1px solid #5d766c; background: #22312b; color: #ffffff; touch-action: manipulation; }
button:active { background: #35504a; }
button:focus-visible, select:focus-visible, input:focus-visible, .key:focus-visible { outline: 3px solid #ffd75e; }
button[aria-pressed=true] { background: #f2f5f3; color: #0d1512; font-weight: 700; }
button.main { min-height: 68px; font-size: 21px; font-weight: 700; background: #1d7a55; border-color: #7fd3b0; }
button.quiet { background: #16211d; }
button:disabled { color: #a9b8b1; background: #1a2420; border-style: dashed; }
.keys { display: flex; flex-wrap: wrap; gap: 8px; }
.keys button { flex: 1 1 auto; }
.grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; }
.grid button { min-height: 64px; font-size: 20px; font-weight: 700; padding: 4px; }
.three { grid-template-columns: repeat(3, 1fr); }
.six { grid-template-columns: repeat(6, 1fr); }
.amount { font-size: 30px; font-weight: 700; font-variant-numeric: tabular-nums; }
.told { padding: 10px 12px; border-radius: 10px; border: 2px solid #ffb35c; background: #33240f; color: #ffffff; }
.lost { border-color: #ff8d85; background: #3d1613; }
ol { margin: 0; padding: 0; list-style: none; display: flex; flex-direction: column; gap: 6px; overflow: auto; }
li { display: grid; grid-template-columns: 30px 1fr auto; gap: 8px; align-items: center; padding: 7px 10px; background: #1a2622; border-radius: 8px; }
li.done { color: #b9c9c2; }
li.now { outline: 3px solid #7fd3b0; }
li small { display: block; color: #b9c9c2; }
li b { font-variant-numeric: tabular-nums; font-size: 18px; }
.hold { position: relative; overflow: hidden; }
.hold.held::after { content: ''; position: absolute; left: 0; bottom: 0; height: 6px; background: #ffd75e; width: 100%; animation: fill 0.8s linear; }
@keyframes fill { from { width: 0; } to { width: 100%; } }
.door { max-width: 420px; margin: 0 auto; padding: 30px 16px; display: flex; flex-direction: column; gap: 14px; }
label { display: flex; flex-direction: column; gap: 4px; }
@media (max-width: 1100px) { .all { grid-template-columns: 1fr 380px; } header { gap: 10px; } header b { font-size: 14px; } footer button { padding: 4px 8px; font-size: 15px; } }
`;
