import type { ExtractedValue, NamedText } from '../../evidence/document-data.js';
import { currencyOf } from '../currencies.js';
import { dateAt } from '../date-at.js';
import { findDates, type DateOrder } from '../dates.js';
import { NAMED_FIELDS, type NamedField } from '../labels/label-table.js';
import type { Label } from '../labels/label.js';
import type { LabelledRows } from '../labels/value-of.js';
import { extractedAt, type Span } from '../layout.js';
import { bestNeighbour, type Direction } from '../page-model/neighbours.js';
import { documentNumberIn, orderNumberIn } from './document-number.js';
import { cardNumberIn, countIn, moneyIn, monthsIn, percentIn, yearIn } from './plain-values.js';
import { vatNumberIn } from './vat-number.js';

/** A date follows its label within this many characters: "fällig bis zum 04.04.2018". */
const DATE_FILLER_CHARS_MAX = 12;

/** Any token is a number, so numbers are not looked for behind or above their label. */
const FORWARD_ONLY: ReadonlySet<string> = new Set(['number', 'count', 'months', 'year', 'card']);
const FORWARD: readonly Direction[] = ['same_cell', 'forward', 'below'];
const ANYWHERE: readonly Direction[] = [...FORWARD, 'backward', 'above'];

interface Candidate {
  rank: number;
  extracted: ExtractedValue<string>;
}

/**
 * The labelled values that only the report names. Of a field the value of the most
 * specific label counts, of equal ones the first; VAT numbers are all kept, because the
 * seller and the buyer have one each.
 */
export function extractNamed(document: LabelledRows, order: DateOrder): NamedText[] {
  const best = new Map<NamedField, Candidate>();
  const vatNumbers: NamedText[] = [];
  for (const labels of document.labels.values()) {
    for (const label of labels) {
      if (label.meaning.kind !== 'named') continue;
      const { field } = label.meaning;
      // "Annual statement of wages and deductions for the tax year 2025" is a title.
      if (NAMED_FIELDS[field] !== 'year' && isInSentence(label)) continue;
      if (field === 'currency' && isColumn(label)) continue;
      const places = FORWARD_ONLY.has(NAMED_FIELDS[field]) ? FORWARD : ANYWHERE;
      const extracted = bestNeighbour(label, document, readerOf(label, field, order), places);
      if (!extracted) continue;
      if (field === 'vat_number') {
        if (!vatNumbers.some(({ value }) => value === extracted.value))
          vatNumbers.push({ name: field, ...extracted });
        continue;
      }
      const known = best.get(field);
      const rank = label.rank + (headsTable(label, extracted, document) ? OF_TABLE : 0);
      if (!known || rank < known.rank) best.set(field, { rank, extracted });
    }
  }
  return [...[...best].map(([name, { extracted }]) => ({ name, ...extracted })), ...vatNumbers];
}

/** "Transaction | currency | original amount | rate | ...": the currency of a column's lines, not of the document. */
const isColumn = ({ cell: { row } }: Label): boolean =>
  row.cells.length > COLUMNS_MIN && !row.cells.some(({ text }) => /\d(?!\d?%)/.test(text));

/** A value of a table's first row gives way to any other. */
const OF_TABLE = 1000;
const COLUMNS_MIN = 4;

/** Whether a label heads a column and its value is only the first of a table: "balance | ... / 80,677.74 / 77,340.53". */
function headsTable(
  { cell }: Label,
  { place }: ExtractedValue<string>,
  { rows }: LabelledRows,
): boolean {
  const { row } = cell;
  if (row.cells.length < COLUMNS_MIN || row.cells.some(({ text }) => /\d/.test(text))) return false;
  const [first, second] = rows.slice(row.index + 1, row.index + 3);
  return (
    place.rect.y > row.rect.y + row.rect.h / 2 &&
    [first, second].every(
      (other) => other?.page === row.page && other.cells.length === row.cells.length,
    )
  );
}

/** Words before a label in its cell at most; a sentence that mentions it introduces nothing. */
const WORDS_BEFORE_MAX = 4;

const PART_END = /\s[|│·•]\s/u;
/** OCR drops bars: of several labels with a colon each begins behind the value of the one before. */
const PART_END_OR_COLON = /\s[|│·•]\s|[:：]/u;

/** Registers of a company in one line of small print: "Registered in England No. 01234567. VAT Reg. No. ...". */
const PART_END_OF_REGISTERS = /\s[|│·•–-]\s|[.,;]\s/u;

/** A word that points to the document itself: what follows it is no label. */
const THIS = /(?<!\p{L})(?:this|your|diese[rsmn]?|ihre[rn]?|cette|votre|זה|זו)\s$/u;

const isInSentence = ({ cell, start, end, meaning }: Label): boolean => {
  if (meaning.kind === 'named' && meaning.field === 'vat_number') {
    const own = cell.text.slice(0, start).split(PART_END_OF_REGISTERS).at(-1) ?? '';
    return (own.match(/\p{L}{2,}/gu) ?? []).length > WORDS_BEFORE_MAX;
  }
  // "Questions on this invoice: 1-800-555-0174"
  if (THIS.test(cell.folded.slice(0, start))) return true;
  const partEnd = /^\s?[:：]/u.test(cell.text.slice(end)) ? PART_END_OR_COLON : PART_END;
  const ownPart = cell.text.slice(0, start).split(partEnd).at(-1) ?? '';
  return (ownPart.match(/\p{L}{2,}/gu) ?? []).length > WORDS_BEFORE_MAX;
};

function readerOf(
  label: Label,
  field: NamedField,
  order: DateOrder,
): (span: Span) => ExtractedValue<string> | null {
  switch (NAMED_FIELDS[field]) {
    case 'number':
      return (span) => numberOf(label, span);
    case 'date':
      return (span) => dateIn(span, order);
    case 'money':
      return field === 'insurance_paid' ? withoutSign(moneyIn) : moneyIn;
    case 'percent':
      return percentIn;
    case 'year':
      return yearIn;
    case 'count':
      return countIn;
    case 'months':
      return (span) => monthsIn(span, label.cell.folded);
    case 'card':
      return cardNumberIn;
    case 'currency':
      return currencyIn;
    case 'vat_number':
      return vatNumberIn;
  }
}

/** "Insurance payment (6,330.14)": what is paid is printed as a deduction, too. */
const withoutSign =
  (read: typeof moneyIn): typeof moneyIn =>
  (span) => {
    const money = read(span);
    return money && { ...money, value: money.value.replace(/^-/, '') };
  };

/** Words that call the value of a label a number. */
const NUMBER_WORD = /#|(?<!\p{L})(?:n[or°º]?|num\p{L}*|id)(?!\p{L})|nummer|מס(?:'|פר)/u;
/** A number follows a title that does not announce it within this many line heights. */
const TITLE_HEIGHTS_MAX = 2.5;

/** The document number in a span; below a mere title ("Tax invoice") only on the next line. */
function numberOf(label: Label, span: Span): ExtractedValue<string> | null {
  const { cell, start, end } = label;
  const isBelow = span.cell.row !== cell.row;
  const isFar = span.cell.rect.y - cell.rect.y > cell.rect.h * TITLE_HEIGHTS_MAX;
  const isTitle = !NUMBER_WORD.test(cell.folded.slice(start, end));
  if (isBelow && isTitle && isFar) return null;
  // "Powered by ... Invoice 1" counts pages.
  if (isTitle && /^[\s:]*\d\s*$/u.test(span.cell.text.slice(span.start, span.end))) return null;
  const isOfOrder = label.meaning.kind === 'named' && label.meaning.field === 'order_number';
  return isOfOrder ? orderNumberIn(span, isBelow) : documentNumberIn(span, isBelow);
}

/** The date at the start of a span. */
export function dateIn(span: Span, order: DateOrder): ExtractedValue<string> | null {
  const date = findDates(span.cell.text.slice(span.start, span.end), order)[0];
  if (!date?.possible || date.start > DATE_FILLER_CHARS_MAX) return null;
  return dateAt(span.cell, date, span.start);
}

function currencyIn(span: Span): ExtractedValue<string> | null {
  const printed = span.cell.text.slice(span.start, span.end).trim();
  const code = currencyOf(printed.replace(/^[\s:]+/, '').split(/\s/)[0] ?? '');
  return code === null ? null : extractedAt(span, code);
}
