import type { ExtractedValue } from '../../evidence/document-data.js';
import { findAmounts } from '../amounts.js';
import { beginsPeriod, dateAt } from '../date-at.js';
import { findDates, type DateOrder } from '../dates.js';
import { extractedAt, wholeCell, type Cell, type Row } from '../layout.js';
import { documentNumberIn } from './document-number.js';
import { numberInGroups } from './number-in-groups.js';

/** What a document calls itself in its title, in the languages that are read. */
const TITLE =
  /(?<!\p{L})(?:(?:tax |commercial |pro ?forma )?invoice|receipt|credit note|\p{L}*rechnung\p{L}*|gutschrift|quittung|kassenbon|kassenbeleg|beleg|bon|ticket|facture|avoir|reçu|factura|recibo|fattura|ricevuta|nota di credito|חשבונית(?:[ -]מס)?(?: ?\/ ?(?:קבלה|תעודת משלוח)| קבלה)?|קבלה|חשבונ עסקה|תעודת (?:זיכוי|משלוח|החזרה)|הצעת מחיר|delivery note|credit memo|quotation|lieferschein|angebot|auftragsbestätigung|devis|bon de livraison)(?!\p{L})/u;
const NUMBER_SIGN = String.raw`(?:nr|no|num(?:ber|mer|ero|éro)?|n)\s?[.:°º]|#|№|מס(?:פר|')`;
const NUMBERED = new RegExp(
  String.raw`(?<!\s)(?:\s*\([^)]{0,90}\)){0,5}\s*(?:${NUMBER_SIGN})[\s.:]*(?<number>[\p{L}\p{N}](?:[\p{L}\p{N}_/.-]{0,38}[\p{L}\p{N}])?)`,
  'u',
);
/** All of a title that is a word and a number, or a day behind it: "Avoir AV-2017-0005", "Facture 12345 du 14/03/2026". */
const ALONE =
  /^(?:\s|\/(?=\s)|#|:|\[)*(?<number>[\p{L}\p{N}](?:[\p{L}\p{N}_/.-]{0,38}[\p{L}\p{N}])?)(?=\]?\s*$|\s+(?:du|vom|dated|of|del|di|van)\s+\d{1,2}[./-])/u;
/** Fewer may count pages or copies; four alone may be a year. */
const ALONE_DIGITS_MIN = 3;
const YEAR = /^(?:19|20)\d\d$/;
/** All of a line below the title. */
const DIGITS = /^\d{4,9}$/;
const DATED =
  /(?<!\p{L})(?:vom|von|dated?|of|issued at|issued on|du|del|de|di|מיומ|מתאריכ|ליומ|תאריכ)\s*(?::\s*)?$/u;
/** Words before the title in its cell at most: "Korrigierte Rechnung Nr. 7". */
const BEFORE_CHARS_MAX = 24;
const TITLE_CHARS_MAX = 90;
/** Letters between a title and its number or date: "(380) Nr. 471102 vom". */
const BETWEEN_CHARS_MAX = 64;
const ROWS_BELOW = 2;

export interface TitleLine {
  number: ExtractedValue<string> | null;
  date: ExtractedValue<string> | null;
}

/**
 * Number and date in the title: "Rechnung Nr. 471102 vom 05.03.2018", "Facture du 29/01/2021 / n° 12",
 * "Avoir AV-2017-0005".
 */
export function readTitleLine(rows: readonly Row[], order: DateOrder): TitleLine {
  const found: TitleLine = { number: null, date: null };
  for (const row of rows) {
    if (row.page.number > 1) break;
    for (const cell of row.cells) {
      const title = TITLE.exec(cell.folded);
      if (!title || title.index > BEFORE_CHARS_MAX || cell.text.length > TITLE_CHARS_MAX) continue;
      const end = title.index + title[0].length;
      found.number ??=
        numberAfter(cell, end) ?? numberBeside(cell, end) ?? numberBelow(rows, cell, end);
      found.date ??= dateAfter(cell, end, order);
    }
    if (found.number && found.date) break;
  }
  return found;
}

function numberAfter(cell: Cell, from: number): ExtractedValue<string> | null {
  const rest = cell.folded.slice(from);
  const match = NUMBERED.exec(rest) ?? numberAlone(rest);
  const number = match?.groups?.number;
  if (!match || number === undefined || !/\d/.test(number)) return null;
  if (match.index > BETWEEN_CHARS_MAX) return null;
  if (findDates(number).length > 0) return null;
  const start = from + match.index + match[0].length - number.length;
  const grouped = documentNumberIn({ cell, start, end: cell.text.length });
  if (grouped?.raw.includes(' ')) return grouped;
  const end = start + number.length;
  return extractedAt({ cell, start, end }, cell.text.slice(start, end).replace(/[‐‑‒–—−]/g, '-'));
}

function numberAlone(rest: string): RegExpExecArray | null {
  const match = ALONE.exec(rest);
  const number = match?.groups?.number ?? '';
  const digits = number.replace(/\D/g, '').length;
  const isAmount = findAmounts(number).some(({ decimals }) => decimals);
  return digits < ALONE_DIGITS_MIN || YEAR.test(number) || isAmount ? null : match;
}

/** "Rechnung | 2026-03-46134": all of the next cell, where the title is all of its own. */
function numberBeside({ row, index, folded }: Cell, end: number): ExtractedValue<string> | null {
  const next = row.cells[index + 1];
  if (!next || /[\p{L}\p{N}]/u.test(folded.slice(end))) return null;
  const grouped = numberInGroups(wholeCell(next));
  if (grouped) return grouped;
  const printed = NUMBERED.exec(next.folded);
  const number = (printed?.index === 0 ? printed : numberAlone(next.folded))?.groups?.number;
  if (number === undefined || findDates(number).length > 0 || !/\d/.test(number)) return null;
  const start = next.folded.indexOf(number);
  const span = { cell: next, start, end: start + number.length };
  return extractedAt(span, next.text.slice(span.start, span.end));
}

/** "n° 1234567890", or a number alone, on a line of its own below the title, which ends at `end`. */
function numberBelow(
  rows: readonly Row[],
  { row, rect, folded }: Cell,
  end: number,
): ExtractedValue<string> | null {
  const isTitleAlone = !/[\p{L}\p{N}]/u.test(folded.slice(end));
  for (const below of rows.slice(row.index + 1, row.index + 1 + ROWS_BELOW)) {
    for (const cell of below.page === row.page ? below.cells : []) {
      if (!isAligned(cell.rect, rect)) continue;
      const alone = isTitleAlone ? DIGITS.exec(cell.text) : null;
      if (alone && !YEAR.test(alone[0])) return extractedAt(wholeCell(cell), alone[0]);
      const match = NUMBERED.exec(cell.folded);
      // "Number: 1183 | date: ...": a bar, which OCR loses, or the next label ends the number.
      const [part = ''] = cell.text.split(/\||\s(?=תאריך|date)/i);
      if (match?.index === 0)
        return documentNumberIn({ ...wholeCell(cell), end: part.length }, true);
    }
  }
  return null;
}

/** Whether two lines share their left, right or middle, percent of the page's width. */
const isAligned = (a: Cell['rect'], b: Cell['rect']): boolean =>
  [a.x - b.x, a.x + a.w - b.x - b.w, a.x + a.w / 2 - b.x - b.w / 2].some(
    (distance) => Math.abs(distance) <= 2,
  );

function dateAfter(cell: Cell, from: number, order: DateOrder): ExtractedValue<string> | null {
  for (const date of findDates(cell.text, order)) {
    const { start, possible } = date;
    if (!possible || start < from || start - from > BETWEEN_CHARS_MAX) continue;
    if (beginsPeriod(cell.folded, date)) continue;
    if (DATED.test(cell.folded.slice(from, start))) return dateAt(cell, date);
  }
  return null;
}
