// The players' display at 1920x1080 (1rem is 16 px there): nothing written is smaller than 26 px.
import {css} from 'lit';

export const style = css`
:host { display: block; height: 100%; font-size: 1.7rem; line-height: 1.2; color: #f2f5f3; background: #0d1512; }
* { box-sizing: border-box; }
h1, h2, p, table { margin: 0; font: inherit; }
h2 { color: #f4d58d; font-weight: 700; }
.all { display: grid; grid-template-rows: auto 1fr auto; height: 100%; gap: 0.3rem; }
header { display: flex; align-items: center; gap: 2.4rem; padding: 0.2rem 1.2rem; background: #16211d; min-height: 5.8rem; }
header div { min-width: 0; }
header h1 { font-size: 2.2rem; max-width: 40rem; font-weight: 700; }
header .limits { font-size: 2.9rem; font-weight: 700; white-space: nowrap; font-variant-numeric: tabular-nums; }
header small { display: block; font-size: 1.65rem; color: #c9d8d1; }
header .state { margin-left: auto; text-align: right; }
header .state b { font-size: 2.4rem; }
.time { display: flex; align-items: center; gap: 1rem; justify-content: flex-end; }
.time b { font-size: 3.6rem; font-variant-numeric: tabular-nums; min-width: 5rem; }
.time meter { width: 16rem; height: 1.6rem; }
main { padding: 0 1.2rem; min-height: 0; display: grid; gap: 0.2rem; align-content: space-between; }
main.roads { grid-template-rows: auto auto minmax(0, 1fr); align-content: stretch; }
.middle { display: grid; grid-template-columns: 40% 1fr auto; gap: 2rem; }
.derived { min-height: 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.4rem; }
.derived .road { display: flex; flex-direction: column; min-height: 0; }
.derived svg { flex: 0 1 auto; min-height: 0; }
.road h2 { font-size: 1.63rem; }
.road svg { display: block; width: 100%; border-radius: 0.3rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { font-weight: 400; text-align: left; }
td { text-align: right; padding-left: 1.4rem; font-weight: 700; white-space: nowrap; }
.counts { font-size: 1.75rem; width: 100%; }
.counts th b { display: inline-block; min-width: 3.2rem; padding: 0 0.3rem; margin-right: 0.8rem; text-align: center; border-radius: 0.4rem; border: 2px solid #dcebe4; }
.previous { font-size: 1.65rem; color: #dcebe4; }
.previous td { padding-left: 1rem; }
footer { display: grid; grid-template-columns: auto 1fr; gap: 2.4rem; padding: 0.3rem 1.2rem; background: #16211d; align-items: start; }
footer table td, footer table th { padding: 0.1rem 0 0.1rem 0; padding-right: 1.4rem; text-align: left; white-space: nowrap; }
.notice { font-size: 1.63rem; line-height: 1.14; }
.notice strong { color: #ffffff; }
.table { display: grid; grid-template-columns: 1fr 1fr; gap: 3rem; align-content: center; align-items: center; }
.wide { grid-template-columns: 1fr; justify-items: center; text-align: center; }
.wide .name { font-size: 6rem; font-weight: 700; }
.wide .limits { font-size: 5rem; font-weight: 700; }
.dice { display: flex; gap: 1.6rem; margin: 1.4rem 0; }
.dice svg { width: 11rem; height: 11rem; }
.big { font-size: 3rem; font-weight: 700; }
.pays { font-size: 2rem; width: 100%; }
.pays th, .pays td { padding-top: 0.28rem; padding-bottom: 0.28rem; border-bottom: 1px solid #33453e; }
.pays thead th { color: #f4d58d; font-weight: 700; }
.pays thead th + th { text-align: right; }
.lost { position: fixed; left: 0; right: 0; bottom: 0; padding: 0.8rem; background: #3d1613; color: #ffffff; border-top: 4px solid #ff8d85; text-align: center; font-size: 2.2rem; }
.none { display: grid; place-content: center; height: 100%; text-align: center; gap: 1rem; }
.none h1 { font-size: 5rem; }
.none p { font-size: 2.6rem; }
`;
