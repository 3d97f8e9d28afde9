// What is written on what in the drawings: each pair is 4.5:1 or better, which a test computes.
export const INKS = {
  PLAYER: {ground: '#0b4fa8', ink: '#ffffff'},
  BANKER: {ground: '#b3121d', ink: '#ffffff'},
  TIE: {ground: '#0d6b3a', ink: '#ffffff'},
  paper: {ground: '#f7f5ee', ink: '#14201b'},
  playerOnPaper: {ground: '#f7f5ee', ink: '#0b4fa8'},
  bankerOnPaper: {ground: '#f7f5ee', ink: '#b3121d'},
  tieOnPaper: {ground: '#f7f5ee', ink: '#0d6b3a'},
  die: {ground: '#fff6e0', ink: '#101010'},
};
