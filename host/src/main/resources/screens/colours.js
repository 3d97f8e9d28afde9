// The colours of the drawings, all in one place. A test works out the contrast of every pair in WRITING.

/** What is written in drawings: its ink, and the ground that it lies on. */
export const WRITING = {
  print: {ink: '#dcc07c', ground: '#0e3327'},
  seat: {ink: '#ffffff', ground: '#071a13'},
  empty: {ink: '#c3d6cd', ground: '#0e3327'},
  person: {ink: '#e8f2ed', ground: '#0e3327'},
  badge: {ink: '#0b1411', ground: '#bfe0d2'},
  bank: {ink: '#14110a', ground: '#f6efd6'},
  action: {ink: '#14110a', ground: '#ffd75e'},
  wager: {ink: '#ffffff', ground: '#06150f'},
  draft: {ink: '#e8f2ed', ground: '#12291f'},
  risk: {ink: '#ffffff', ground: '#4a2404'},
  red: {ink: '#a80f1d', ground: '#fdfdfb'},
  black: {ink: '#101010', ground: '#fdfdfb'},
  unsent: {ink: '#ffffff', ground: '#3c4a63'},
  hand: {ink: '#ffffff', ground: '#0e3327'},
  count: {ink: '#0b1411', ground: '#e3eee9'},
  turn: {ink: '#0b1411', ground: '#8fd0ff'},
};

/** What is only drawn. */
export const DRAWN = {
  cloth: '#0e3327', clothEdge: '#0a261d', rail: '#3a2718', railLight: '#8a6640', line: '#2b6450', trim: '#a98d4f',
  ring: '#cfe3da', ringEmpty: '#7d9a8f', chosen: '#ffd75e', asked: '#8fd0ff', spot: '#174838',
  chipEdge: '#ffffff', cardEdge: '#101010', wagerEdge: '#86b5a2', riskEdge: '#ffb35c', die: '#fff6e0', pip: '#101010',
};

/** The chips by their value in cents: the colours that card rooms use. */
export const CHIPS = [[100000, '#e3b81f'], [50000, '#7a43b5'], [10000, '#23262b'], [2500, '#1c8a4e'], [500, '#c8352f'], [0, '#5c7f9c']];
