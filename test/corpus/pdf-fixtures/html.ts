import type { Family } from '../samples/fonts.js';
import type { Letter } from '../pdf-evidence/letters.js';
import { isMoney, type Paper } from '../pdf-evidence/papers.js';

export interface HtmlLook {
  font: Family;
  accent: string;
  /** A picture in the letterhead, as a data URL. */
  logo?: string;
  watermark?: string;
}

/** A page as web systems print it: striped rows, bold totals in a box, red debits, a link, a watermark. */
export const htmlOf = (paper: Paper, { font, accent, logo, watermark }: HtmlLook): string =>
  `<!doctype html><html lang="${paper.lang}" dir="${paper.lang === 'he' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>${escaped(paper.title)}</title>
<style>
@font-face { font-family: Own; src: url('file://${font.regular}'); font-weight: 400 }
@font-face { font-family: Own; src: url('file://${font.bold}'); font-weight: 700 }
@page { size: A4; margin: 16mm }
body { font: 11px Own; margin: 0; color: #222 }
h1 { font-size: 21px; color: ${accent} }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th { background: ${accent}; color: white; padding: 5px 8px; text-align: start }
td { padding: 4px 8px; border-bottom: 1px solid #ccc }
tr:nth-child(even) td { background: #f2f5f9 }
.money { text-align: ${paper.lang === 'he' ? 'left' : 'right'}; direction: ltr }
.debit { color: #b00020 }
.totals { background: #eef3e2; margin-top: 14px; padding: 8px; font-weight: 700; font-size: 13px }
.totals div { display: flex; justify-content: space-between; padding: 2px 0 }
.mark { position: fixed; top: 45%; left: 20%; font-size: 70px; color: #eee; transform: rotate(-30deg); z-index: -1 }
</style>
${watermark === undefined ? '' : `<div class="mark">${watermark}</div>`}
${logo === undefined ? '' : `<img src="${logo}" height="40">`}
<h1>${escaped(paper.issuer)}</h1><h2>${escaped(paper.title)}</h2>
${paper.facts.map(([label, value]) => `<div>${escaped(label)}: <bdi>${escaped(value)}</bdi></div>`).join('')}
<br><table><tr>${paper.head.map((cell) => `<th>${escaped(cell)}</th>`).join('')}</tr>
${paper.rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('\n')}</table>
<div class="totals">${paper.totals.map(([label, value]) => `<div><span>${escaped(label)}</span><bdi>${value}</bdi></div>`).join('')}</div>
<p>${escaped(paper.note)} <a href="https://bank.test/help">bank.test/help</a></p></html>`;

/** A justified letter, as web text editors print it. */
export const htmlLetter = (letter: Letter, font: Family): string =>
  `<!doctype html><html lang="${letter.lang}" dir="${letter.lang === 'he' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>${escaped(letter.title)}</title>
<style>
@font-face { font-family: Own; src: url('file://${font.regular}'); font-weight: 400 }
@font-face { font-family: Own; src: url('file://${font.bold}'); font-weight: 700 }
@page { size: A4; margin: 25mm }
body { font: 13px/1.7 Own; color: #111; margin: 0 }
p { text-align: justify }
h1 { font-size: 20px; border-bottom: 1px solid #888 }
</style>
<h1>${escaped(letter.issuer)}</h1><h2>${escaped(letter.title)}</h2>
${letter.paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
<p><b>${escaped(letter.signer)}</b></p></html>`;

const cellOf = (text: string): string =>
  `<td class="${isMoney(text) ? 'money' : ''} ${text.startsWith('-') ? 'debit' : ''}">${escaped(text)}</td>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
