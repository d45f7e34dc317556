import { type AmountCandidate, chooseAmounts, type ChosenAmounts } from './choose-amounts.js';
import type { Page } from '../evidence/page.js';
import { amountOf, FILLERS, namesKind } from './amount-of-label.js';
import type { AmountField, Money, ExtractedValue } from '../evidence/document-data.js';
import type { Label } from './labels/label.js';
import { isEnclosed, type LabelledRows } from './labels/value-of.js';
import { overlapX, type Row } from './layout.js';

/** Extracts the labelled single amounts. Rows claimed by a table are left out. */
export function extractLabelledAmounts(
  document: LabelledRows,
  claimed: ReadonlySet<Row>,
): ChosenAmounts {
  const candidates: NotedCandidate[] = [];
  let summaryPage: Page | null = null;
  for (const [row, labels] of document.labels) {
    if (headsSummary(row)) summaryPage = row.page;
    if (claimed.has(row)) continue;
    const inSummary = summaryPage === row.page;
    for (const label of labels) {
      if (label.meaning.kind !== 'amount') continue;
      const field = isSecondLine(label, document) ? 'subtotal' : label.meaning.field;
      if (!isLeading(label, labels) || isQualifier(label, labels)) continue;
      if (COUNT_OF.test(label.cell.folded.slice(0, label.start))) continue;
      if (OF_WHOLE.has(field) && OF_WHICH.test(label.cell.folded.slice(0, label.start))) continue;
      if (OF_THIS_DOCUMENT.has(field) && OF_EARLIER.test(label.cell.folded.slice(label.end)))
        continue;
      if (hasUnknownWordBetween(label)) continue;
      if (field === 'vat' && isTaxCategory(label)) continue;
      if (isPartOfText(label)) continue;
      const extracted = amountOf(label, field, document);
      if (!extracted || isInSentence(label, extracted)) continue;
      if (field === 'vat' && isBaseOfNothing(label, extracted)) continue;
      if (label.isComposed) extracted.isComposed = true;
      const printed = label.cell.folded.slice(label.start, label.end);
      const isBare = !/\p{L} +\p{L}/u.test(printed);
      const isOfKind = field === 'total' && namesKind(label);
      const isDue = DUE.test(printed);
      const isPayable = PAYABLE.test(printed);
      const isOfBill = OF_BILL.test(printed) || (field === 'total' && WITH_TAX.test(printed));
      const isNote = isInNote(label, extracted);
      const isCarried = CARRIED.test(printed);
      candidates.push({
        ...{ field, rank: label.rank, extracted, isDue, isBare, isOfKind },
        ...{ isNote, isCarried, inSummary, isPayable, isOfBill },
      });
    }
  }
  const ownLines = candidates.filter(({ inSummary }) => !inSummary);
  const stated = withoutSectionSums(withoutNotes(ownLines), document.rows);
  return chooseAmounts([...stated, ...withoutRepeats(candidates, stated)]);
}

/** Of the summary of tax what no other line states: a bill of several supplies adds them up there. */
function withoutRepeats(
  candidates: readonly NotedCandidate[],
  stated: readonly AmountCandidate[],
): NotedCandidate[] {
  const fields = new Set(stated.map(({ field }) => field));
  return candidates.filter(
    ({ field, inSummary, isNote }) => inSummary && !isNote && !fields.has(field),
  );
}

/**
 * "... of which wages 775.13 plus 19 % VAT / VAT 147.27 is included. For private customers ...": an amount
 * in running text is one of a note, where the same field has an amount of its own.
 */
function withoutNotes(candidates: NotedCandidate[]): NotedCandidate[] {
  const stated = new Set(candidates.filter(({ isNote }) => !isNote).map(({ field }) => field));
  return candidates.filter(({ field, isNote }) => !isNote || !stated.has(field));
}

interface NotedCandidate extends AmountCandidate {
  isNote: boolean;
  /** Below the heading of a summary of tax, which repeats the labels of the totals above it. */
  inSummary: boolean;
}

/** Whether the text of a cell goes on behind an amount for more words than a remark has. */
function isInNote({ cell }: Label, { raw, place }: ExtractedValue<Money>): boolean {
  const isInCell = place.page === cell.row.page.number && overlapX(place.rect, cell.rect) > 0;
  if (!isInCell || Math.abs(place.rect.y - cell.rect.y) > cell.rect.h / 2) return false;
  const behind = cell.text.slice(cell.text.indexOf(raw) + raw.length).split(PART_END)[0] ?? '';
  return (behind.match(/\p{L}{2,}/gu) ?? []).length > WORDS_BEHIND_MAX;
}

/** More words behind an amount in one text are a sentence. */
const WORDS_BEHIND_MAX = 6;

/**
 * "Diagnostics: subtotal 895.00; medicines: subtotal 224.50; bill amount 1,119.50": subtotals and
 * taxes of sections, which some line adds up, are none of the document.
 */
function withoutSectionSums(
  candidates: AmountCandidate[],
  rows: readonly Row[],
): AmountCandidate[] {
  const isPrinted = (sum: number): boolean =>
    rows.some(({ cells }) =>
      cells.some(({ amounts }) => amounts.some(({ isMoney, minor }) => isMoney && minor === sum)),
    );
  const isOfSections = ({ field, rank }: AmountCandidate): boolean => {
    if (!OF_SECTIONS.has(field)) return false;
    const alike = candidates.filter(
      (one) => one.field === field && one.rank === rank && one.extracted.value.minor !== 0,
    );
    const sum = alike.reduce((total, { extracted }) => total + extracted.value.minor, 0);
    return alike.length >= 2 && isPrinted(sum);
  };
  return candidates.filter((one) => !isOfSections(one));
}

const OF_SECTIONS: ReadonlySet<AmountField> = new Set(['subtotal', 'vat']);

/** "Sub / Total" on two lines of one heading. */
const isSecondLine = ({ cell, meaning, start }: Label, { rows }: LabelledRows): boolean =>
  meaning.kind === 'amount' &&
  meaning.field === 'total' &&
  start === 0 &&
  rows
    .slice(Math.max(0, cell.row.index - ROWS_ABOVE), cell.row.index)
    .flatMap(({ page, cells }) => (page === cell.row.page ? cells : []))
    .some(
      ({ folded, rect }) =>
        /^sub-?$/.test(folded.trim()) &&
        overlapX(rect, cell.rect) > 0 &&
        cell.rect.y - rect.y <= cell.rect.h * LEADING_MAX,
    );

/** "# of deposits/credits: 6" is a number of them. */
const COUNT_OF =
  /(?:#|(?<!\p{L})(?:no\.?|nos\.?|number|count|anzahl|nombre|מספר|מס')) (?:of |der |de )?$/u;

/** "Of which: taxable at 18 % 2,300.40" is a part of the sum that its label names. */
const OF_WHICH = /^\W*(?:מזה|מתוכמ|of which|thereof|davon|dont)(?!\p{L})/u;
const OF_WHOLE: ReadonlySet<AmountField> = new Set(['total', 'subtotal', 'net', 'gross']);

/** "Debt of earlier bills 863.47" is neither the total nor what is due by this document. */
const OF_EARLIER =
  /(?<!\p{L})(?:קודמ(?:ימ|ות|ת)?|(?:of|from|on) (?:the |your )?(?:previous|earlier|prior|last)|aus (?:vor|früher)|d'?antérieur|précédent)/u;
const OF_THIS_DOCUMENT: ReadonlySet<AmountField> = new Set(['total', 'amount_due']);

/** The balance at the end of a page, which goes on on the next one. */
const CARRIED =
  /(?:carried|brought) forward|(?<!\p{L})[cb]\/f(?!\p{L})|להעברה|מועבר(?:ת)?(?!\p{L})/u;

const ROWS_ABOVE = 2;
const LEADING_MAX = 2;

/** "Credits" is the sum of what came in where it stands alone; "other credits" is a part of it. */
const ALONE = /^(?:credits|debits)$/u;

const isPartOfText = ({ cell, start, end }: Label): boolean =>
  ALONE.test(cell.folded.slice(start, end)) &&
  /\p{L}/u.test(cell.folded.slice(0, start) + cell.folded.slice(end));

/** "VAT 0% (fruit) 792.91": what is sold without tax, as no tax of that rate is an amount. */
const isBaseOfNothing = ({ cell, end }: Label, { value }: ExtractedValue<Money>): boolean =>
  value.minor !== 0 && /^[\s(:@-]{0,3}0(?:[.,]0{1,2})?\s?%/u.test(cell.folded.slice(end));

/** What ends a part of a line, and, before a label with a colon, an amount: OCR drops bars. */
const PART_END = /[|│·•;]/u;
const PART_END_OR_AMOUNT = /[|│·•;]|[.,]\d{2}(?![\d.,])/u;
/** The colon behind a label, or behind the rate beside it: "VAT 18%:". */
const HAS_COLON = /^[\s(]{0,3}(?:\d{1,2}(?:[.,]\d{1,2})?\s?%)?[\s)]{0,2}[:：]/u;

/**
 * Whether a label is at the start of its text, or of a part of it: "Subtotal: 100.00 | VAT: 18.00 |
 * Total: 118.00". "price is inclusive of a discount of 40.00" has no label.
 */
const isLeading = (label: Label, labels: readonly Label[]): boolean => {
  const { cell, start, end } = label;
  const twin = labels.find((other) => isTwin(other, label));
  if (twin) return isLeading(twin, labels);
  const partEnd = HAS_COLON.test(cell.text.slice(end)) ? PART_END_OR_AMOUNT : PART_END;
  const ownPart = cell.text.slice(0, start).split(partEnd).at(-1) ?? '';
  return (ownPart.match(/\p{L}{2,}/gu) ?? []).length <= WORDS_BEFORE_MAX;
};

/** "סכום לפני מע"מ / Subtotal": whether a label is the other one in another language, right before it. */
const isTwin = (other: Label, { cell, start, end, meaning }: Label): boolean =>
  other.cell === cell &&
  other.end <= start &&
  other.meaning.kind === 'amount' &&
  meaning.kind === 'amount' &&
  other.meaning.field === meaning.field &&
  /^[\s/|·-]{1,5}$/u.test(cell.folded.slice(other.end, start)) &&
  cell.folded.slice(other.start, other.end) !== cell.folded.slice(start, end);

/** "Total (VAT included) 117.00": whether a label in brackets qualifies the one before, in its cell or the one before. */
const isQualifier = (label: Label, labels: readonly Label[]): boolean =>
  isEnclosed(label) &&
  (/\p{L}/u.test(label.cell.text.slice(0, label.start).replace(/\([^)]*$/, '')) ||
    labels.some(({ cell }) => cell.index === label.cell.index - 1));

/** "19 % UST (S)": a tax with the code of its category names the rate of an allowance. */
const isTaxCategory = ({ cell, end }: Label): boolean =>
  /^\s*\([a-z]{1,2}\)\s*$/.test(cell.folded.slice(end));

/** "Total Tiems 2.00": whether OCR read an unknown word between a one-word label and its amount. */
function hasUnknownWordBetween({ cell, start, end }: Label): boolean {
  if (cell.row.page.textSource !== 'ocr' || cell.text.slice(start, end).includes(' ')) return false;
  const between = /^[^\d]*/.exec(cell.folded.slice(end))?.[0].replace(/\([^)]{0,200}\)/g, '') ?? '';
  return (between.match(/\p{L}{3,}/gu) ?? []).some((word) => !FILLERS.test(word));
}

/** "Your total cost for this bill is 11.90 a month": whether words of a sentence lead from a label to its amount. */
export function isInSentence(
  { cell, end, meaning }: Label,
  { raw, place }: ExtractedValue<Money>,
): boolean {
  const isInCell = place.page === cell.row.page.number && overlapX(place.rect, cell.rect) > 0;
  if (!isInCell || Math.abs(place.rect.y - cell.rect.y) > cell.rect.h / 2) return false;
  const at = cell.text.indexOf(raw, end);
  const between = wordsIn(cell.folded.slice(end, at < 0 ? undefined : at));
  if (between > WORDS_BETWEEN_MAX) return true;
  // "In the amount invoiced are wages of 4,482.25 before tax included." A letter states balances so.
  const behind = at < 0 ? 0 : wordsIn(cell.folded.slice(at + raw.length));
  const isOfDocument = meaning.kind === 'amount' && OF_THIS_DOCUMENT.has(meaning.field);
  return isOfDocument && between >= WORDS_APART && between + behind > WORDS_BETWEEN_MAX;
}

const wordsIn = (text: string): number =>
  (text.replace(/\([^)]{0,200}\)/g, '').match(/\p{L}{2,}/gu) ?? []).length;

/** More words between a label and an amount in one text are a sentence. */
const WORDS_BETWEEN_MAX = 5;
/** From so many on, those behind the amount are of the same sentence. */
const WORDS_APART = 3;

const WORDS_BEFORE_MAX = 1;

const PAYABLE =
  /(?<!\p{L})(?:to pay|to be paid|payable|לתשלומ|à payer|zu zahlen|da pagare|a pagare|a pagar)(?!\p{L})/u;
const OF_BILL =
  /(?<!\p{L})(?:(?:total|montant) (?:de )?(?:la |cette )?facture|invoice total|total (?:of )?(?:this )?(?:invoice|bill)|bill total|totale (?:bolletta|fattura)|total (?:de la )?factura|חיוב(?:י)? (?:ל|ה)?תקופה|חיובימ לתקופה|חשבונ תקופתי)(?!\p{L})/u;
/** A total with its tax is of what is sold, whatever is paid of it now. */
const WITH_TAX = /(?<!\p{L})(?:incl(?:\.|uding|usive)?|ttc|tvac|inkl|כולל)(?!\p{L})/u;
const DUE = /(?<!\p{L})due(?!\p{L}| date)/u;

/** Whether a row heads the tax summary by rate, which repeats labels of the totals above it. */
const headsSummary = (row: Row): boolean =>
  row.cells.some(({ folded }) => /^\W*(?:gst|vat|tax|sst) ?s\p{L}{3,7}y/u.test(folded));
