import type { ExtractedValue } from '../evidence/document-data.js';
import type { Label } from './labels/label.js';
import { extractedAt, type Row } from './layout.js';

/** Height of the letterhead on the first page, percent. */
const HEAD_PERCENT = 25;
const NAME_CHARS_MAX = 60;
/** Names below this OCR confidence are dropped; clean print is read with 0.8 and more. */
const CONFIDENCE_MIN = 0.6;

/** A company name by its legal form. */
const COMPANY =
  /בע["״”“'׳]{0,2}מ(?!\p{L})|(?<!\p{L})(?:ltd|limited|inc|llc|llp|plc|gmbh|corp|b\.v|s\.a|sdn\.? ?bhd)\.?(?!\p{L})/iu;

/** The first company in the letterhead, unless a label there names another party before it. */
export function companyInHead(
  rows: readonly Row[],
  labels: ReadonlyMap<Row, Label[]>,
): ExtractedValue<string> | null {
  for (const row of rows) {
    if (row.page.number !== 1 || row.rect.y > HEAD_PERCENT) continue;
    const named = labels.get(row) ?? [];
    // The name below "bill to" is the customer.
    if (named.some(({ meaning }) => meaning.kind === 'name')) return null;
    for (const cell of row.cells) {
      const match = COMPANY.exec(cell.text);
      if (!match || cell.text.length > NAME_CHARS_MAX) continue;
      const start = /[\p{L}\p{N}]/u.exec(cell.text)?.index ?? 0;
      const end = match.index + match[0].length;
      const isRead = cell.words.every(({ word }) => word.confidence >= CONFIDENCE_MIN);
      if (isRead && /\p{L}{3}/u.test(cell.text.slice(start, match.index))) {
        return extractedAt({ cell, start, end }, cell.text.slice(start, end));
      }
    }
  }
  return null;
}
