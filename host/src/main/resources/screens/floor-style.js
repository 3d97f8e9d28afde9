// The floor's look: dark like the tablet's, tight, with figures that stand still while they change.
import {css} from 'lit';

export const style = css`
:host { display: block; height: 100%; color: #f2f5f3; background: #0d1512; font-size: 15px; line-height: 1.3; }
* { box-sizing: border-box; }
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; }
h1 { font-size: 18px; }
h2 { font-size: 18px; }
h3 { font-size: 15px; color: #f4d58d; margin-top: 10px; }
.all { display: grid; grid-template: auto minmax(0, 1fr) / 300px minmax(0, 1fr); height: 100vh; }
.all.open { grid-template-columns: 300px minmax(0, 1fr) 520px; }
.head { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center; padding: 6px 12px; background: #16211d; border-bottom: 1px solid #33453e; font-variant-numeric: tabular-nums; }
.head nav, .drawer nav { display: flex; flex-wrap: wrap; gap: 6px; }
.end { margin-left: auto; display: flex; gap: 8px; align-items: center; }
button, select, input, a.key { font: inherit; min-height: 36px; padding: 4px 10px; border-radius: 8px; border: 1px solid #6f897e; background: #22312b; color: #ffffff; }
a.key { display: inline-flex; align-items: center; text-decoration: none; }
button, select, summary { cursor: pointer; }
button:focus-visible, select:focus-visible, input:focus-visible, a:focus-visible, summary:focus-visible, .scroll:focus-visible, h2:focus-visible { outline: 3px solid #ffd75e; outline-offset: 1px; }
button[aria-pressed=true] { background: #f2f5f3; color: #0d1512; font-weight: 700; }
button.main { background: #1d7a55; border-color: #7fd3b0; font-weight: 700; }
button:disabled { color: #a9b8b1; border-style: dashed; }
main { min-height: 0; min-width: 0; display: flex; flex-direction: column; }
.bar { display: flex; flex-direction: row; align-items: center; flex-wrap: wrap; gap: 8px 14px; padding: 8px 12px; }
.bar label { display: flex; flex-direction: row; gap: 6px; align-items: center; }
.wall { flex: 1; overflow: auto; padding: 4px 12px 12px; display: flex; flex-wrap: wrap; gap: 8px; align-content: flex-start; }
.alerts { overflow: auto; padding: 10px; background: #131c19; border-right: 1px solid #33453e; min-height: 0; }
.alerts h2 b { background: #ffd75e; color: #14201b; border-radius: 10px; padding: 0 8px; }
.alerts .mute { width: 100%; margin: 8px 0; }
ul, ol { padding: 0; list-style: none; display: flex; flex-direction: column; gap: 6px; }
.alerts li { border: 2px solid #5d766c; border-radius: 8px; padding: 4px; }
.alerts li.grave { border-color: #ff8d85; }
.alerts .to { display: block; width: 100%; text-align: left; background: none; border: 0; }
.to small { display: block; color: #c9d8d1; }
.alerts .ack { width: 100%; }
form { display: flex; flex-direction: column; gap: 8px; }
form.line { flex-direction: row; flex-wrap: wrap; align-items: end; margin: 4px 0; }
form.line label { flex: 1 1 120px; }
label { display: flex; flex-direction: column; gap: 2px; font-size: 13px; }
label.check { flex-direction: row; align-items: center; gap: 8px; }
label.check input { min-height: 20px; width: 20px; }
label select, label input { width: 100%; font-size: 15px; }
.bar label select, .bar label input { width: auto; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; align-items: end; }
fieldset { border: 1px solid #46594f; border-radius: 8px; }
.keys { display: flex; flex-wrap: wrap; gap: 8px; }
.drawer { display: flex; flex-direction: column; gap: 8px; min-height: 0; padding: 10px; background: #131c19; border-left: 1px solid #33453e; }
.drawer header { display: flex; justify-content: space-between; align-items: center; }
.drawer .body { overflow: auto; min-height: 0; display: flex; flex-direction: column; gap: 8px; padding: 2px; }
.told { padding: 8px 10px; border-radius: 8px; border: 2px solid #ffb35c; background: #33240f; }
.big { font-size: 18px; font-weight: 700; }
.undone { text-decoration: line-through; }
.plain li { display: flex; flex-wrap: wrap; gap: 4px 10px; justify-content: space-between; padding: 6px 8px; background: #1a2622; border-radius: 8px; font-variant-numeric: tabular-nums; }
.plain li .why { flex-basis: 100%; color: #d5e2dc; }
.rounds button { display: flex; flex-wrap: wrap; gap: 2px 10px; width: 100%; text-align: left; }
.rounds li { padding: 0; }
.cards { font-weight: 700; letter-spacing: 2px; }
.card { border: 1px solid #6f897e; border-radius: 8px; padding: 8px; display: flex; flex-direction: column; gap: 6px; }
dl { display: flex; flex-wrap: wrap; gap: 6px 20px; font-variant-numeric: tabular-nums; }
dt { font-size: 13px; color: #c9d8d1; }
dd { font-weight: 700; font-size: 17px; }
.felt { background: #0d1512; border-radius: 8px; }
.felt svg { width: 100%; height: auto; display: block; }
.placard { width: 100%; height: 460px; border: 0; background: #ffffff; border-radius: 8px; }
.door { max-width: 380px; margin: 60px auto; gap: 14px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.shift { grid-column: 1 / 3; overflow: auto; padding: 12px; gap: 10px; }
.shift form.line { max-width: 560px; flex-wrap: nowrap; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(420px, 1fr)); gap: 12px; }
figure { background: #16211d; border-radius: 10px; padding: 10px; min-width: 0; }
figcaption { font-weight: 700; }
.scroll { overflow-x: auto; }
.legend { display: flex; gap: 16px; }
.legend span { display: flex; gap: 6px; align-items: center; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; max-width: 900px; }
th, td { text-align: left; padding: 4px 14px 4px 0; border-bottom: 1px solid #33453e; }
@media (max-width: 1500px) { .all.open { grid-template-columns: 260px minmax(0, 1fr) 460px; } .all { grid-template-columns: 260px minmax(0, 1fr); } }
`;
