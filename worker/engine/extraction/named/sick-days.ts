import type { ExtractedValue } from '../../evidence/document-data.js';
import { extractedAt, type Row } from '../layout.js';

/** What a physician certifies; "מחלה" alone is also a heading of payslips. */
const CERTIFICATE = /(?:אישור|תעודת) מחלה|אישור רפואי|אי[- ]?כושר|אינ(?:ו|ה|ו\/ה) מסוגל/u;
const DAYS = /(?<!\p{L})(?:סה"?כ|למשכ|במשכ)\s?:?\s?(?<days>\d{1,3})\s?ימ(?:ימ|י)(?!\p{L})/u;

/** "מיום 24/08/2025 עד יום 27/08/2025 סה"כ: 4 ימים": the days of a certificate whose sentence counts them; null without one. */
export function sickDaysIn(rows: readonly Row[]): ExtractedValue<string> | null {
  if (!rows.some(({ cells }) => cells.some(({ folded }) => CERTIFICATE.test(folded)))) return null;
  for (const { cells } of rows) {
    for (const cell of cells) {
      const match = DAYS.exec(cell.folded);
      const days = match?.groups?.days;
      if (!match || days === undefined) continue;
      const start = match.index + match[0].indexOf(days);
      return extractedAt({ cell, start, end: start + days.length }, String(Number(days)));
    }
  }
  return null;
}
