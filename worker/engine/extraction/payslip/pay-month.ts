import type { ExtractedValue } from '../../evidence/document-data.js';
import { monthOf, MONTH } from '../../text/month-names.js';
import { extractedAt, type Row } from '../layout.js';

/** A payslip's title or the word "month" before the month: "תלוש שכר לחודש 10/2025", "תלוש משכורת 1/19". */
const TITLE =
  /תלוש|משכורת|לחודש|חודש שכר|שכר לחודש|חודש משכורת|pay period|month|(?:pay|salary|wage) ?slip|abrechnung|bulletin|fiche de paie|nómina|recibo|période|periodo|período/u;
const NUMERIC = /(?<![\d/.-])(0?[1-9]|1[0-2])[/.-]((?:19|20)\d{2}|\d{2})(?![\d/.-])/u;
const NAMED = new RegExp(
  `(?<!\\p{L})[בל]?(${MONTH})[ ,./'"-]{0,3}((?:19|20)\\d{2}|\\d{2}(?!\\d))`,
  'u',
);

/** The month that a payslip is for, as `2025-10`, from the line of its title; null without one. */
export function payMonthIn(rows: readonly Row[]): ExtractedValue<string> | null {
  for (const row of rows) {
    if (!row.cells.some(({ folded }) => TITLE.test(folded))) continue;
    for (const cell of row.cells) {
      const numeric = NUMERIC.exec(cell.folded);
      const named = NAMED.exec(cell.folded);
      const match = numeric ?? named;
      const month = numeric ? Number(numeric[1]) : monthOf(named?.[1] ?? '');
      if (!match || month === null) continue;
      const year = fullYear(match[2] ?? '');
      const span = { cell, start: match.index, end: match.index + match[0].length };
      return extractedAt(span, `${year}-${String(month).padStart(2, '0')}`);
    }
  }
  return null;
}

const fullYear = (printed: string): string => (printed.length === 2 ? `20${printed}` : printed);
