// Where everything lies on the felt: a cell for each seat along the rail, and the middle before the house dealer.
// Nothing is drawn outside of its cell, so nothing can lie on top of something else.

const SIDE = {2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 3, 11: 3, 12: 3};
const RAIL = 14;

/** Cells by seat: seat 1 at the house dealer's left, then clockwise. */
export function places(width, height, seats) {
  const side = SIDE[seats] ?? 3;
  const top = seats - 2 * side;
  const sideWide = Math.floor(width * 0.275);
  const topHigh = Math.floor(height * (side === 3 ? 0.4 : 0.42));
  const corner = {x: width * 0.3, y: height * 0.17};
  const across = (width - 2 * RAIL - 12) / Math.max(1, top);
  const sideTop = RAIL + topHigh + (top ? 34 : 0);
  const down = (height - sideTop - 6) / side;
  const cells = [];
  for (let i = 0; i < side; i++) cells.push({side: 'left', x: RAIL + 6, y: height - 6 - (i + 1) * down, wide: sideWide, high: down - 6});
  for (let i = 0; i < top; i++) {
    const x = RAIL + 6 + i * across;
    cells.push({side: 'top', x: x + 2, y: RAIL + 6 + drop(x + across / 2, width, corner), wide: across - 4, high: topHigh - 6});
  }
  for (let i = 0; i < side; i++) cells.push({side: 'right', x: width - RAIL - 6 - sideWide, y: sideTop + i * down, wide: sideWide, high: down - 6});
  return {
    cells, corner, rail: RAIL,
    middle: {x: RAIL + sideWide + 14, y: sideTop + 6, wide: width - 2 * (RAIL + sideWide + 14), high: height - sideTop - 12},
  };
}

/** How far the rail bends down at this place. */
function drop(x, width, corner) {
  const near = Math.max(0, 1 - Math.min(x, width - x) / corner.x);
  return corner.y * (1 - Math.sqrt(1 - near * near)) * 0.62;
}

/** The outline of the table: flat before the house dealer, round at the players' side. */
export function outline(width, height, corner, inset) {
  const w = width - inset, h = height + 30;
  const x = corner.x - inset, y = corner.y - inset;
  return `M ${inset} ${h} V ${inset + y} A ${x} ${y} 0 0 1 ${inset + x} ${inset} H ${w - x} A ${x} ${y} 0 0 1 ${w} ${inset + y} V ${h} Z`;
}

let pen;

/** How wide a text will be in the typeface of the page. */
export function wide(text, size, weight = 700) {
  pen ??= document.createElement('canvas').getContext('2d');
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

export const seatOf = spot => Number(/^\d+/.exec(spot)?.[0] ?? 0);
