// Columns over the hours or the tables, drawn small: every column has its figure above it and its name below.
import {html, svg} from 'lit';

const HIGH = 150, WIDE = 52;

/** `parts` are stacked, each with its own colour and pattern; `text` writes the sum above the column. */
export function chart(title, rows, parts, text) {
  const sum = row => parts.reduce((all, part) => all + part.of(row), 0);
  const most = Math.max(1, ...rows.map(sum));
  return html`<figure><figcaption>${title}</figcaption><div class="scroll" tabindex="0" role="region" aria-label=${title}>
    <svg role="img" aria-label="${title}: ${rows.map(row => `${row.name} ${text(sum(row))}`).join(', ')}" width=${Math.max(1, rows.length) * WIDE} height=${HIGH + 44}>
    <defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="#16211d"/><rect width="3" height="6" fill="#f4d58d"/></pattern></defs>
    ${rows.map((row, i) => column(row, i, parts, sum(row), most, text))}
    <path d="M 0 ${HIGH + 20.5} h ${Math.max(1, rows.length) * WIDE}" stroke="#8aa197"/></svg></div>
    ${parts.length > 1 ? html`<p class="legend">${parts.map(part => html`<span><svg width="16" height="16" aria-hidden="true"><rect width="16" height="16" fill=${part.fill}/></svg> ${part.name}</span>`)}</p>` : ''}</figure>`;
}

function column(row, i, parts, sum, most, text) {
  let top = HIGH + 20;
  return svg`${parts.map(part => {
    const high = part.of(row) / most * HIGH;
    top -= high;
    return svg`<rect x=${i * WIDE + 8} y=${top} width=${WIDE - 16} height=${high} fill=${part.fill}/>`;
  })}
  <text x=${(i + 0.5) * WIDE} y=${top - 5} text-anchor="middle" font-size="13" font-weight="600" fill="#f2f5f3">${sum ? text(sum) : ''}</text>
  <text x=${(i + 0.5) * WIDE} y=${HIGH + 37} text-anchor="middle" font-size="13" fill="#f2f5f3">${row.name}</text>`;
}
