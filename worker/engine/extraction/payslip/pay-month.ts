import type { ExtractedValue } from '../../evidence/document-data.js';
import { monthOf, MONTH } from '../../text/month-names.js';
import { type DateOrder, findDates } from '../dates.js';
import { extractedAt, type Cell, type Row } from '../layout.js';

/** A payslip's title or the word "month" before the month: "תלוש שכר לחודש 10/2025", "תלוש משכורת 1/19". */
const TITLE =
  /תלוש|משכורת|לחודש|חודש שכר|שכר לחודש|חודש משכורת|pay period|month|(?:pay|salary|wage) ?slip|abrechnung|bulletin|fiche de paie|(?<!\p{L})(?:lohn|gehalt|monat|mois(?: de)?|תקופה|לתקופה|חודש)(?!\p{L})|nómina|recibo|période|periodo|período/u;
const NUMERIC = /(?<![\d/.-])(0?[1-9]|1[0-2])[/.-]((?:19|20)\d{2}|\d{2})(?![\d/.-])/u;
const ISO = /(?<![\d/.-])((?:19|20)\d{2})-(0[1-9]|1[0-2])(?![\d/.-])/u;
const NAMED = new RegExp(
  // "Nov 16, 2025" is a day of the month, not of the year 2016.
  `(?<!\\p{L})[בל]?(${MONTH})[ ,./'"-]{0,3}((?:19|20)\\d{2}|\\d{2}(?!\\d|(?:st|nd|rd|th)?,? (?:19|20)\\d{2}))`,
  'u',
);

/** The month that a payslip is for, as `2025-10`, from the line of its title; null without one. */
export function payMonthIn(rows: readonly Row[], order: DateOrder): ExtractedValue<string> | null {
  for (const row of rows) {
    if (!row.cells.some(({ folded }) => TITLE.test(folded))) continue;
    for (const cell of row.cells) {
      const iso = ISO.exec(cell.folded);
      if (iso) {
        const span = { cell, start: iso.index, end: iso.index + iso[0].length };
        return extractedAt(span, iso[0]);
      }
      const numeric = NUMERIC.exec(cell.folded);
      const named = NAMED.exec(cell.folded);
      const month = monthAt(cell, numeric ?? named);
      if (month) return month;
    }
  }
  return monthAlone(rows) ?? monthOfDays(rows, order) ?? monthOfPeriod(rows, order);
}

/** Before the days that a payslip is for, and before the last of them alone. */
const PERIOD =
  /(?<!\p{L})(?:pay period|period|pay cycle)(?! to date)(?: dates?)?(?!\p{L})(?! (?:start|begin))/u;
/** A period this far down a page is that of a line. */
const PERIOD_PERCENT = 40;

/** The month in which the days end that a payslip is for: "Pay period 06/01/24 to 06/15/24", "Period ending 10/18/2025". */
function monthOfPeriod(rows: readonly Row[], order: DateOrder): ExtractedValue<string> | null {
  for (const { page, rect, cells } of rows) {
    if (page.number !== 1 || rect.y > PERIOD_PERCENT) continue;
    const at = cells.findIndex(({ folded }) => PERIOD.test(folded));
    const [first, second] = cells.slice(Math.max(0, at)).flatMap((cell, index) => {
      const from = index === 0 ? (PERIOD.exec(cell.folded)?.index ?? 0) : 0;
      return findDates(cell.text, order)
        .filter(({ start, possible }) => possible && start >= from)
        .map((date) => ({ cell, ...date }));
    });
    if (at < 0 || !first) continue;
    const days = second ? Date.parse(second.iso) - Date.parse(first.iso) : -1;
    const last = second && days > 0 && days <= PERIOD_DAYS_MAX * DAY_MS ? second : first;
    return extractedAt(last, last.iso.slice(0, 7));
  }
  return null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const PERIOD_DAYS_MAX = 35;

/** Of a payslip for whole months, the month whose first and last day are both printed. */
function monthOfDays(rows: readonly Row[], order: DateOrder): ExtractedValue<string> | null {
  const days = rows
    .filter(({ page, rect }) => page.number === 1 && rect.y < HEAD_PERCENT)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => findDates(cell.text, order).map((date) => ({ cell, ...date })));
  const printed = new Set(days.map(({ iso }) => iso));
  const [first, ...others] = days.filter(({ iso, possible }) => {
    if (!possible || !iso.endsWith('-01')) return false;
    const [year = 0, month = 0] = iso.split('-').map(Number);
    return printed.has(new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10));
  });
  if (!first || others.some(({ iso }) => iso !== first.iso)) return null;
  return extractedAt(first, first.iso.slice(0, 7));
}

/** The month stands below the title in this part of the first page. */
const HEAD_PERCENT = 30;

/** The only month of a year that fills a text of the head: "מרץ 2026" below the title. */
function monthAlone(rows: readonly Row[]): ExtractedValue<string> | null {
  const found = rows
    .filter(({ page, rect }) => page.number === 1 && rect.y < HEAD_PERCENT)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const match = NAMED.exec(cell.folded) ?? NUMERIC.exec(cell.folded);
      const alone = cell.folded.trim().replace(/^(?:für|for|pour|per|mese di|mes de) /u, '');
      const isAlone = match?.[0].length === alone.length && /\d{4}$/.test(match[0]);
      return (isAlone && monthAt(cell, match)) || [];
    });
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}

function monthAt(cell: Cell, match: RegExpExecArray | null): ExtractedValue<string> | null {
  if (!match) return null;
  const printed = match[1] ?? '';
  const month = /\d/.test(printed) ? Number(printed) : monthOf(printed);
  if (month === null) return null;
  const span = { cell, start: match.index, end: match.index + match[0].length };
  return extractedAt(span, `${fullYear(match[2] ?? '')}-${String(month).padStart(2, '0')}`);
}

const fullYear = (printed: string): string => (printed.length === 2 ? `20${printed}` : printed);
