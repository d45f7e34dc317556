import type { Page, Rereading } from '../evidence/page.js';
import { areaOf, holdsMiddle, type Rect } from '../evidence/geometry.js';
import { shareCertainty, structuredAmounts, unlabelledAmounts } from './all-amounts.js';
import { findAmounts } from './amounts.js';
import { findHebrewDates, type HebrewDate } from '../text/hebrew-calendar.js';
import { findAmountsInWords } from './amounts-in-words/find-amounts-in-words.js';
import { confirmBySums } from './confirm-by-sums.js';
import { doubtComposed } from './doubt-composed.js';
import { findDates, type DateOrder } from './dates.js';
import type { DocumentData, Money, ExtractedValue } from '../evidence/document-data.js';
import { normaliseIban } from './ibans.js';
import { union, withPlainAmounts } from './layout.js';
import { doubtMisreadRate } from './vat-rate.js';
import { weekdaysIn } from './weekdays.js';

/** One reread takes about 0.2 s, so a document takes 12 s at most. */
const REREADS_MAX = 60;

/** Below these the recogniser guesses; its confidence on clean print is above 0.8. */
const FIRST_CONFIDENCE_MIN = 0.6;
const REREAD_CONFIDENCE_MIN = 0.5;

/**
 * Height of a line, pixels, below which two readers agree on wrong digits: a messenger's 7.60,
 * eleven pixels with its margins, was 7.00 to both.
 */
const TINY_PX = 12;

/** A value from OCR, and a test whether a reread text agrees with it. */
interface RereadComparison {
  extracted: ExtractedValue<unknown>;
  agrees: (text: string) => boolean;
}

/**
 * A value becomes `confirmed` where a printed sum ties it to others, or where two readings
 * agree: first that of a second reader, of all such values of a page in one sheet, then,
 * where that differs or is missing, by reading its region anew. The most important values
 * come first. The signal ends it early.
 */
export async function confirmValues(
  data: DocumentData,
  pages: readonly Page[],
  order: DateOrder,
  signal?: AbortSignal,
): Promise<void> {
  markTiny(data, pages);
  confirmBySums(data, pages);
  await confirmGroups(groupsByImportance(data, order), pages, signal);
  doubtMisreadRate(data);
  doubtComposed(data);
  shareCertainty(data.amounts, data);
}

/** Marks amounts of pictures whose digits are too small to tell alike ones apart. */
function markTiny(data: DocumentData, pages: readonly Page[]): void {
  const pictures = new Map(
    pages.filter((page) => page.isPicture).map((page) => [page.number, page]),
  );
  for (const amount of [...structuredAmounts(data), ...data.amounts]) {
    const page = pictures.get(amount.place.page);
    if (page !== undefined && (amount.place.rect.h / 100) * page.height < TINY_PX)
      amount.isTiny = true;
  }
}

async function confirmGroups(
  groups: RereadComparison[][],
  pages: readonly Page[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const readable = groups.flatMap((group) => {
    const page = byNumber.get(group[0]?.extracted.place.page ?? 0);
    if (page === undefined) return [];
    const unsure = group.filter(
      ({ extracted }) =>
        extracted.certainty === 'unsure' &&
        confidenceAt(page, extracted.place.rect) >= FIRST_CONFIDENCE_MIN,
    );
    return unsure.length > 0 ? [{ page, values: unsure }] : [];
  });
  for (const page of new Set(readable.map((group) => group.page))) {
    if (signal?.aborted) return;
    const values = readable.flatMap((group) => (group.page === page ? group.values : []));
    const again = await page.readNumbersAgain(values.map((one) => one.extracted.place.rect));
    for (const [index, one] of values.entries()) confirmBy(again[index] ?? null, [one]);
  }
  let left = REREADS_MAX;
  for (const { page, values } of readable) {
    const unconfirmed = values.filter(({ extracted }) => extracted.certainty === 'unsure');
    const rect = union(unconfirmed.map(({ extracted }) => extracted.place.rect));
    if (!rect || left <= 0) continue;
    if (signal?.aborted) return;
    left--;
    confirmBy(await page.readAgain(rect), unconfirmed);
  }
}

function confirmBy(reread: Rereading | null, values: readonly RereadComparison[]): void {
  if (!reread || reread.confidence < REREAD_CONFIDENCE_MIN) return;
  for (const { extracted, agrees } of values)
    if (agrees(reread.text)) extracted.certainty = 'confirmed';
    else if (values.length === 1) extracted.otherReading = reread.text;
}

/** Values to reread by importance; the values of one table row are reread together. */
function groupsByImportance(data: DocumentData, order: DateOrder): RereadComparison[][] {
  const compareDate = dateComparer(order);
  return [
    ...data.ibans.map((extracted) => [compareIban(extracted)]),
    ...data.identityNumbers.map((extracted) => [compareDigits(extracted, extracted.value)]),
    ...Object.values(data.fields).map((extracted) => [compareMoney(extracted)]),
    ...(data.payslips ?? []).flatMap(({ totals }) =>
      Object.values(totals).map((total) => [compareMoney(total)]),
    ),
    ...data.transactions.map(({ date, amount, balance }) => [
      ...present(amount).map(compareMoney),
      ...present(balance).map(compareMoney),
      ...present(date).map(compareDate),
    ]),
    ...summaryAmounts(data).map((extracted) => [compareMoney(extracted)]),
    ...(data.instalments ?? []).map(({ principal, interest, payment, balance }) =>
      [principal, interest, payment, balance].flatMap(present).map(compareMoney),
    ),
    ...data.lineItems.map(({ quantity, unitPrice, amount }) => [
      compareMoney(amount),
      ...present(unitPrice).map(compareMoney),
      ...present(quantity).map(compareQuantity),
    ]),
    ...[...data.payments, ...data.deductions].map(({ amount }) => [compareMoney(amount)]),
    ...data.accounts.map((extracted) => [compareDigits(extracted, extracted.value.number)]),
    ...data.weekdays.map(({ weekday, date }) => [compareWeekday(weekday), compareDate(date)]),
    ...(data.amountsInWords ?? []).map(({ words, digits }) => [
      compareWords(words),
      ...present(digits).map(compareMoney),
    ]),
    ...(data.hebrewDates ?? []).map(({ hebrew, date }) => [
      compareHebrewDate(hebrew),
      compareDate(date),
    ]),
    ...present(data.issueDate).map((extracted) => [compareDate(extracted)]),
    ...data.impossibleDates.map((extracted) => [compareDate(extracted)]),
    ...present(data.vatRate).map((extracted) => [compareRate(extracted)]),
    ...(data.products ?? []).map(({ quantity }) => [compareCount(quantity)]),
    ...unlabelledAmounts(data).map((extracted) => [compareMoney(extracted)]),
    ...referencesOutsideTables(data).map((one) => [compareDigits(one, one.value)]),
  ];
}

const summaryAmounts = ({ balanceSummary: summary }: DocumentData) =>
  summary ? [summary.opening, summary.closing, ...summary.parts.map(({ amount }) => amount)] : [];

/** No check judges the reference of a row, and a statement has as many as rows. */
function referencesOutsideTables({ references, transactions }: DocumentData) {
  const ofRows = new Set(transactions.map(({ reference }) => reference));
  return references.filter((reference) => !ofRows.has(reference));
}

const present = <T>(value: T | null): T[] => (value === null ? [] : [value]);

const compareMoney = (extracted: ExtractedValue<Money>): RereadComparison => ({
  extracted,
  agrees: (text) =>
    findAmounts(withPlainAmounts(text)).some(
      (found) => Math.abs(found.minor) === Math.abs(extracted.value.minor),
    ),
});

const compareWords = (extracted: ExtractedValue<Money>): RereadComparison => ({
  extracted,
  agrees: (text) => findAmountsInWords(text).some(({ minor }) => minor === extracted.value.minor),
});

const compareHebrewDate = (extracted: ExtractedValue<HebrewDate>): RereadComparison => ({
  extracted,
  agrees: (text) =>
    findHebrewDates(text).some(
      ({ date: { day, month } }) => day === extracted.value.day && month === extracted.value.month,
    ),
});

/** Another reading tells the digits, not their order: a date whose order is unknown stays a guess. */
const dateComparer =
  (order: DateOrder) =>
  (extracted: ExtractedValue<string>): RereadComparison => ({
    extracted,
    agrees: (text) =>
      findDates(text, order).some(({ iso, isGuess }) => iso === extracted.value && !isGuess),
  });

const compareWeekday = (extracted: ExtractedValue<number>): RereadComparison => ({
  extracted,
  agrees: (text) => weekdaysIn(text).some(({ weekday }) => weekday === extracted.value),
});

const compareIban = (extracted: ExtractedValue<string>): RereadComparison => ({
  extracted,
  agrees: (text) => normaliseIban(/[a-z1].*/i.exec(text)?.[0] ?? '') === extracted.value,
});

const compareQuantity = (extracted: ExtractedValue<number>): RereadComparison => ({
  extracted,
  agrees: (text) =>
    findAmounts(text).some((found) => found.minor === Math.round(extracted.value * 100)),
});

/** A count may be read together with the sign behind it: "2x". */
const compareCount = (extracted: ExtractedValue<number>): RereadComparison => ({
  extracted,
  agrees: (text) => Number(/^\D*(\d+)(?:\.0+)?(?!\d)/.exec(text)?.[1] ?? NaN) === extracted.value,
});

const compareRate = (extracted: ExtractedValue<number>): RereadComparison => ({
  extracted,
  agrees: (text) =>
    [...text.matchAll(/\d+(?:[.,]\d+)?/g)].some(
      ([number]) => Number(number.replace(',', '.')) === extracted.value,
    ),
});

/** Leading zeros are ignored: they may be padding. */
const compareDigits = (extracted: ExtractedValue<unknown>, value: string): RereadComparison => {
  const wanted = value.replace(/\D/g, '').replace(/^0+/, '');
  return {
    extracted,
    agrees: (text) =>
      wanted !== '' &&
      (text.replace(/\D/g, '').replace(/^0+/, '') === wanted ||
        text.split(/\s+/).some((token) => token.replace(/\D/g, '').replace(/^0+/, '') === wanted)),
  };
};

/** Lowest confidence of the words inside a rectangle; 0 when there are none. */
function confidenceAt(page: Page, rect: Rect): number {
  const inside = page.lines
    .flatMap((line) => line.words)
    .filter((word) => holdsMiddle(areaOf(rect), areaOf(word.rect)));
  return inside.length === 0 ? 0 : Math.min(...inside.map((word) => word.confidence));
}
