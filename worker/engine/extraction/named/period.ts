import type { ExtractedValue, NamedText } from '../../evidence/document-data.js';
import { dateAt } from '../date-at.js';
import { findDates, type DateOrder } from '../dates.js';
import type { Cell, Row } from '../layout.js';

/** Between the two days of a period: "01/02/2026 - 28/02/2026", "January 14, 2021 through ...". */
const TO =
  /^(?:-[nמ]? )?\s*(?:-|–|—|to|through|thru|until|till|and|bis(?: zum)?|au|al|tot(?: en met)?|t\/m|ad|עד)\s*$/u;
/** Words that make two days beside each other a period. */
const PERIOD =
  /(?<!\p{L})(?:period|cycle|(?:annual |quarterly |monthly |account |benefit |member )?statement(?: dates?)?|for the (?:month|year)|from|תקופה|לתקופה|תקופת|מתאריכ|מיומ|בינ התאריכימ|zeitraum|période|periodo|período|periode|vom|von|du|dal|del)(?!\p{L})/u;
/** Letters beside a period that names no word for it: "Page 1 of 2". */
const OTHER_LETTERS_MAX = 12;

/**
 * The period that a document is for: the first two days of its first page that stand for
 * one, alone on their line or beside a word for a period. Empty when none is printed.
 */
export function readPeriod(rows: readonly Row[], order: DateOrder): NamedText[] {
  for (const row of rows) {
    if (row.page.number > 1) break;
    for (const cell of row.cells) {
      const period = periodIn(cell, order);
      if (!period) continue;
      return [
        { name: 'period_start', ...period.start },
        { name: 'period_end', ...period.end },
      ];
    }
  }
  return [];
}

/** "31/08/2025-01/08/2025": OCR drops the spaces around a dash; two full days are no number. Keeps the length. */
const withDaysApart = (text: string): string =>
  text.replace(/(?<=\d[./]\d{4})-(?=\D|\d{1,2}[./]\d{1,2}[./]\d{2})/g, ' ');

function periodIn(
  cell: Cell,
  order: DateOrder,
): { start: ExtractedValue<string>; end: ExtractedValue<string> } | null {
  const dates = findDates(withDaysApart(cell.text), order);
  const pairs = dates.slice(1).flatMap((second, at) => {
    const first = dates[at];
    if (!first?.possible || !second.possible || first.iso === second.iso) return [];
    return TO.test(cell.folded.slice(first.end, second.start)) ? [{ first, second }] : [];
  });
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return null;
  const { first, second } = pair;
  // From left to right in a line that is read from right to left, the last day comes first.
  const isTurned = first.iso > second.iso;
  if (isTurned && cell.row.line.direction !== 'rtl') return null;
  const beside = `${cell.folded.slice(0, first.start)} ${cell.folded.slice(second.end)}`;
  const label = cell.row.cells[cell.index - 1]?.folded ?? '';
  const isNamed = PERIOD.test(beside) || (first.start === 0 && PERIOD.test(label));
  const letters = beside.match(/\p{L}/gu)?.length ?? 0;
  // "As of 31/03/2026, for 01/03/2026 to 31/03/2026": beside a third day a period is named.
  if (!isNamed && (letters > OTHER_LETTERS_MAX || dates.length > 2)) return null;
  const [start, end] = isTurned ? [second, first] : [first, second];
  return { start: dateAt(cell, start), end: dateAt(cell, end) };
}
