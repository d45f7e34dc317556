import type { ExtractedValue } from '../evidence/document-data.js';
import type { Label } from './labels/find-labels.js';
import { extractedAt, type Row } from './layout.js';

/** The head of the first page, where letterheads stand. */
const HEAD_PERCENT = 25;
const NAME_CHARS_MAX = 60;
/** A name that OCR guessed is none; clean print is read with .8 and more. */
const CONFIDENCE_MIN = 0.6;

/** A company by the form of its name. */
const COMPANY =
  /בע["״”“'׳]{0,2}מ(?!\p{L})|(?<!\p{L})(?:ltd|limited|inc|llc|llp|plc|gmbh|corp|b\.v|s\.a|sdn\.? ?bhd)\.?(?!\p{L})/iu;

/** The first company named in the head of the document that no label there gives to somebody else. */
export function companyInHead(
  rows: readonly Row[],
  labels: ReadonlyMap<Row, Label[]>,
): ExtractedValue<string> | null {
  for (const row of rows) {
    if (row.page.number !== 1 || row.rect.y > HEAD_PERCENT) continue;
    const named = labels.get(row) ?? [];
    // Below "bill to" stands the customer.
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
