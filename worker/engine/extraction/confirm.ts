import type { Page } from '../evidence/page.js';
import type { Rect } from '../evidence/geometry.js';
import { looseAmounts, shareCertainty } from './all-amounts.js';
import { findAmounts } from './amounts.js';
import { findDates } from './dates.js';
import type { DocumentData, Money, Reading } from '../evidence/document-data.js';
import { compactIban } from './ibans.js';
import { union } from './layout.js';
import { weekdaysIn } from './weekdays.js';

/** One second reading takes about a fifth of a second: twelve seconds a document at most. */
const SECOND_READINGS_MAX = 60;

/** Below these the recogniser guesses; its confidences on clean print are above .8. */
const FIRST_CONFIDENCE_MIN = 0.6;
const SECOND_CONFIDENCE_MIN = 0.5;

/** Something OCR read, and how to tell whether another text says the same. */
interface Doubt {
  reading: Reading<unknown>;
  agrees: (text: string) => boolean;
}

/**
 * Reads what matters again, each on its own: where both readings agree it
 * counts as confirmed. The most important come first; the signal ends it early.
 */
export async function confirmReadings(
  data: DocumentData,
  pages: readonly Page[],
  signal?: AbortSignal,
): Promise<void> {
  await confirmGroups(groupsByImportance(data), pages, signal);
  shareCertainty(data.amounts, data);
}

async function confirmGroups(
  groups: Doubt[][],
  pages: readonly Page[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  let left = SECOND_READINGS_MAX;
  for (const group of groups) {
    const open = group.filter(({ reading }) => reading.certainty === 'unsure');
    const page = byNumber.get(open[0]?.reading.place.page ?? 0);
    const rect = union(open.map(({ reading }) => reading.place.rect));
    if (!page || !rect) continue;
    if (left-- <= 0 || signal?.aborted) return;
    const second = await page.readAgain(rect);
    if (!second || second.confidence < SECOND_CONFIDENCE_MIN) continue;
    for (const { reading, agrees } of open) {
      const sure = confidenceAt(page, reading.place.rect) >= FIRST_CONFIDENCE_MIN;
      if (sure && agrees(second.text)) reading.certainty = 'confirmed';
    }
  }
}

/** Readings on one row of a table are read again together: one look a row. */
function groupsByImportance(data: DocumentData): Doubt[][] {
  return [
    ...data.ibans.map((reading) => [ibanDoubt(reading)]),
    ...data.identityNumbers.map((reading) => [digitsDoubt(reading, reading.value)]),
    ...Object.values(data.fields).map((reading) => [moneyDoubt(reading)]),
    ...data.transactions.map(({ date, amount, balance }) => [
      ...present(amount).map(moneyDoubt),
      ...present(balance).map(moneyDoubt),
      ...present(date).map(dateDoubt),
    ]),
    ...data.lineItems.map(({ quantity, unitPrice, amount }) => [
      moneyDoubt(amount),
      ...present(unitPrice).map(moneyDoubt),
      ...present(quantity).map(quantityDoubt),
    ]),
    ...[...data.payments, ...data.deductions].map(({ amount }) => [moneyDoubt(amount)]),
    ...data.accounts.map((reading) => [digitsDoubt(reading, reading.value.number)]),
    ...data.weekdays.map(({ weekday, date }) => [weekdayDoubt(weekday), dateDoubt(date)]),
    ...present(data.issueDate).map((reading) => [dateDoubt(reading)]),
    ...data.impossibleDates.map((reading) => [dateDoubt(reading)]),
    ...present(data.vatRate).map((reading) => [rateDoubt(reading)]),
    ...looseAmounts(data).map((reading) => [moneyDoubt(reading)]),
    ...data.references.map((reading) => [digitsDoubt(reading, reading.value)]),
  ];
}

const present = <T>(value: T | null): T[] => (value === null ? [] : [value]);

const moneyDoubt = (reading: Reading<Money>): Doubt => ({
  reading,
  agrees: (text) =>
    findAmounts(text).some((found) => Math.abs(found.minor) === Math.abs(reading.value.minor)),
});

const dateDoubt = (reading: Reading<string>): Doubt => ({
  reading,
  agrees: (text) =>
    [...findDates(text), ...findDates(text, 'month_first')].some(
      ({ iso }) => iso === reading.value,
    ),
});

const weekdayDoubt = (reading: Reading<number>): Doubt => ({
  reading,
  agrees: (text) => weekdaysIn(text).some(({ weekday }) => weekday === reading.value),
});

const ibanDoubt = (reading: Reading<string>): Doubt => ({
  reading,
  agrees: (text) => compactIban(/[a-z1].*/i.exec(text)?.[0] ?? '') === reading.value,
});

const quantityDoubt = (reading: Reading<number>): Doubt => ({
  reading,
  agrees: (text) =>
    findAmounts(text).some((found) => found.minor === Math.round(reading.value * 100)),
});

const rateDoubt = (reading: Reading<number>): Doubt => ({
  reading,
  agrees: (text) =>
    [...text.matchAll(/\d+(?:[.,]\d+)?/g)].some(
      ([number]) => Number(number.replace(',', '.')) === reading.value,
    ),
});

/** Noughts on the left may have been padded. */
const digitsDoubt = (reading: Reading<unknown>, value: string): Doubt => {
  const wanted = value.replace(/\D/g, '').replace(/^0+/, '');
  return {
    reading,
    agrees: (text) =>
      wanted !== '' &&
      (text.replace(/\D/g, '').replace(/^0+/, '') === wanted ||
        text.split(/\s+/).some((token) => token.replace(/\D/g, '').replace(/^0+/, '') === wanted)),
  };
};

/** The least confidence of the words within a place. */
function confidenceAt(page: Page, rect: Rect): number {
  const inside = page.lines
    .flatMap((line) => line.words)
    .filter(({ rect: word }) => {
      const middleX = word.x + word.w / 2;
      const middleY = word.y + word.h / 2;
      return (
        middleX >= rect.x &&
        middleX <= rect.x + rect.w &&
        middleY >= rect.y &&
        middleY <= rect.y + rect.h
      );
    });
  return inside.length === 0 ? 0 : Math.min(...inside.map((word) => word.confidence));
}
