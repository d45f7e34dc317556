import { beginsPeriod, dateAt } from './date-at.js';
import { findDates, type DateOrder } from './dates.js';
import type { DocumentData, ExtractedValue } from '../evidence/document-data.js';
import type { Label } from './labels/label.js';
import { readBelow, spansAfter, type LabelledRows } from './labels/value-of.js';
import { belowCaption } from './page-model/boxes.js';
import { extractedAt, overlapX, type Cell, type Span } from './layout.js';
import { weekdaysIn } from './weekdays.js';

type Dates = Pick<DocumentData, 'dates' | 'impossibleDates' | 'weekdays' | 'issueDate'>;

/** Characters allowed between a weekday and its date: "Sunday, 5 March". */
const BETWEEN_CHARS_MAX = 4;

export function extractDates(document: LabelledRows, order: DateOrder): Dates {
  const { rows } = document;
  const dates: Dates = { dates: [], impossibleDates: [], weekdays: [], issueDate: null };
  for (const row of rows) {
    for (const cell of row.cells) {
      for (const date of findDates(cell.text, order)) {
        const extracted = dateAt(cell, date);
        (date.possible ? dates.dates : dates.impossibleDates).push(extracted);
        const weekday = date.possible ? weekdayBeside(cell, date) : null;
        if (weekday) dates.weekdays.push({ weekday, date: extracted });
      }
    }
  }
  dates.issueDate = issueDateOf(document, order);
  return dates;
}

function weekdayBeside(
  cell: Cell,
  date: { start: number; end: number },
): ExtractedValue<number> | null {
  for (const { start, end, weekday } of weekdaysIn(cell.text)) {
    const between =
      end <= date.start ? cell.text.slice(end, date.start) : cell.text.slice(date.end, start);
    if (between.length <= BETWEEN_CHARS_MAX && !/[\p{L}\d]{2,}/u.test(between)) {
      return extractedAt({ cell, start, end }, weekday);
    }
  }
  return null;
}

/** The date after the most specific label; unsure where that has a word that no label has: "contract date". */
function issueDateOf(document: LabelledRows, order: DateOrder): ExtractedValue<string> | null {
  let best: { rank: number; extracted: ExtractedValue<string> } | null = null;
  const isOfStay = [...document.labels.values()].some((labels) =>
    labels.some(({ meaning }) => meaning.kind === 'named' && meaning.field === 'discharge_date'),
  );
  for (const labels of document.labels.values()) {
    for (const label of labels) {
      if (label.meaning.kind !== 'issue_date') continue;
      const isOfOther = isOfOtherDay(label);
      const rank = label.rank + (isOfOther ? LEAST_SPECIFIC : 0);
      if (best && best.rank <= rank) continue;
      if (isOfStay && OF_ADMISSION.test(label.cell.folded.slice(label.start, label.end))) continue;
      if (headsDates(label, document, order)) continue;
      const dateIn = ({ cell, start, end }: Span): ExtractedValue<string> | null => {
        const date = findDates(cell.text.slice(start, end), order)[0];
        if (!date?.possible || date.start > 12) return null;
        return beginsPeriod(cell.folded.slice(start, end), date) ? null : dateAt(cell, date, start);
      };
      const beside = spansAfter(label, document)[0];
      const extracted =
        (beside && dateIn(beside)) ??
        (beside && (holdsNumber(beside) || !isWhole(label))
          ? null
          : readBelow(label, document, dateIn));
      if (extracted)
        best = { rank, extracted: isOfOther ? { ...extracted, certainty: 'unsure' } : extracted };
    }
  }
  return best?.extracted ?? null;
}

/** Added to the rank of a label that says which other day it is. */
const LEAST_SPECIFIC = 1_000;

/** "Contract date", "Disbursal date": the word for a day alone, behind one that makes no label with it. */
const isOfOtherDay = ({ cell, start, end }: Label): boolean =>
  DAY.test(cell.folded.slice(start, end)) &&
  /(?<!\p{L})\p{L}{4,} $/u.test(cell.folded.slice(0, start));

const DAY = /^(?:date|dated|datum|fecha|data)$/u;

/** Whether a label is all of its cell: "date of entry" and "hire date" have words of their own. */
const isWhole = ({ cell, start, end }: Label): boolean =>
  start === 0 && !/[\p{L}\p{N}]/u.test(cell.text.slice(end));

/** Beside a label that stands over its value is the label of another one, without a digit. */
const holdsNumber = ({ cell, start, end }: Span): boolean => /\d/.test(cell.text.slice(start, end));

/** The word of a receipt is also that of an admission; whoever was discharged was admitted. */
const OF_ADMISSION = /^תאריכ קבלה/u;

const ROWS_BELOW = 8;

/** Whether different days stand below a label, as in the first column of a table. */
function headsDates(label: Label, { rows, labels }: LabelledRows, order: DateOrder): boolean {
  const { row, rect } = label.cell;
  if (row.cells.length < 3 || belowCaption(label.cell, rows) !== null) return false;
  const column = rows
    .slice(row.index + 1, row.index + 1 + ROWS_BELOW)
    .filter(({ page }) => page === row.page)
    .flatMap(({ cells }) => cells.filter((cell) => overlapX(cell.rect, rect) > 0));
  // Below the next label in a column of labels and values stands its own day.
  const end = column.findIndex((cell) =>
    (labels.get(cell.row) ?? []).some(
      (other) => other.cell === cell && other.start === 0 && other.meaning.kind !== 'issue_date',
    ),
  );
  const below = column
    .slice(0, end < 0 ? column.length : end)
    .flatMap(({ text }) => findDates(text, order).map(({ iso }) => iso));
  return new Set(below).size > 1;
}
