import type { ExtractedValue, PrintedPageNumber } from '../evidence/document-data.js';
import { fold } from '../text/fold.js';
import { extractedAt, type Row } from './layout.js';

/** "page 2 of 3", "עמוד 2 מתוך 3", "Seite 2 von 3", "page 2/3" in folded text. */
const NUMBERED =
  /(?<!\p{L})(?:page|pages|pg\.?|sheet|seite|blatt|pagina|página|עמוד|עמ'|דפ|גיליונ)[ :]{0,2}(?<number>\d{1,3}) ?(?:of|von|sur|de|di|\/|מתוכ|מ-?) ?(?<of>\d{1,3})(?![\d/.])/gu;

/** Page numbers printed with the number of pages: the first of each page of the file. */
export function extractPageNumbers(rows: readonly Row[]): ExtractedValue<PrintedPageNumber>[] {
  const numbered = new Map<number, ExtractedValue<PrintedPageNumber>>();
  for (const row of rows) {
    if (numbered.has(row.page.number)) continue;
    for (const cell of row.cells) {
      const match = [...fold(cell.text).matchAll(NUMBERED)][0];
      if (!match) continue;
      const value = { number: Number(match.groups?.number), of: Number(match.groups?.of) };
      const span = { cell, start: match.index, end: match.index + match[0].length };
      numbered.set(row.page.number, extractedAt(span, value));
      break;
    }
  }
  return [...numbered.values()];
}
