import type { ExtractedValue } from '../../evidence/document-data.js';
import { findDates, type DateOrder } from '../dates.js';
import { NAMED_FIELDS } from '../labels/label-table.js';
import type { LabelledRows } from '../labels/value-of.js';
import { extractedAt, type Cell } from '../layout.js';

/** A letter is dated in its upper half. */
const HEAD_PERCENT = 50;
/** Place before a date: "Frankfurt am Main, den 24. Januar 2014". */
const PLACE =
  /^(?:(?:fait|signé|ausgestellt|given|signed|done) (?:à|in|at) )?(?:\p{L}[\p{L}. /-]{1,28},?\s*(?:(?:den|le|the|il|a)\s*)?)?$/iu;
/** "Fait à Nantes, le 05/02/2026" dates a paper wherever it stands. */
const GIVEN = /^(?:fait|signé|ausgestellt in|given at|signed at|done at)(?!\p{L})/iu;
const TIME = /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/;

interface DatedCell {
  cell: Cell;
  date: ExtractedValue<string>;
  /** Whether the cell holds hardly more than the date. */
  isAlone: boolean;
  hasTime: boolean;
}

/**
 * The date of a document that prints no label for it: alone in the head as in a letter,
 * beside a time as on a receipt, or the only date of the first page. A guess, so `unsure`.
 */
export function guessDocumentDate(
  { rows, labels }: LabelledRows,
  order: DateOrder,
): ExtractedValue<string> | null {
  const dated = rows
    .filter(({ page }) => page.number === 1)
    .flatMap(({ cells }) => cells)
    .flatMap((cell): DatedCell[] => {
      const other = (labels.get(cell.row) ?? []).some(
        ({ meaning }) =>
          meaning.kind === 'decoy' ||
          (meaning.kind === 'named' && NAMED_FIELDS[meaning.field] === 'date'),
      );
      if (other) return [];
      return findDates(cell.text, order)
        .filter(({ possible }) => possible)
        .map(({ start, end, iso }) => ({
          cell,
          date: extractedAt({ cell, start, end }, iso),
          isAlone:
            PLACE.test(cell.text.slice(0, start)) &&
            !/\p{L}{2}|\d{3}/u.test(cell.text.slice(end).replace(TIME, '')),
          hasTime: cell.row.cells.some(({ text }) => TIME.test(text)),
        }));
    });
  const chosen =
    dated.find(({ hasTime }) => hasTime) ??
    dated.find(
      ({ isAlone, cell }) => isAlone && (cell.rect.y < HEAD_PERCENT || GIVEN.test(cell.text)),
    ) ??
    (new Set(dated.map(({ date }) => date.value)).size === 1 ? dated[0] : undefined);
  return chosen ? { ...chosen.date, certainty: 'unsure' } : null;
}
