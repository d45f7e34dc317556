import type { Place } from '../../../worker/engine/evidence/geometry.js';
import {
  type Certainty,
  type DocumentData,
  type Money,
  type ExtractedValue,
  NO_DATA,
  type TransactionRow,
} from '../../../worker/engine/evidence/document-data.js';

/** Builds what a reading leaves behind, for tests of checks and detectors. */
export const emptyData = (): DocumentData => ({
  ...structuredClone(NO_DATA),
  textSource: 'text_layer',
});

export const at = (y = 10, x = 10, page = 1): Place => ({ page, rect: { x, y, w: 10, h: 1 } });

export const reading = <T>(
  value: T,
  options: { raw?: string; place?: Place; certainty?: Certainty } = {},
): ExtractedValue<T> => ({
  value,
  raw: options.raw ?? String(value),
  place: options.place ?? at(),
  certainty: options.certainty ?? 'exact',
});

/** Hundredths as a reading of an amount. */
export const money = (
  minor: number,
  options: { place?: Place; certainty?: Certainty; currency?: string | null } = {},
): ExtractedValue<Money> => ({
  ...reading({ minor, currency: options.currency ?? null }, options),
  raw: (minor / 100).toFixed(2),
});

/** Rows of a statement from a starting balance and movements, oldest first, one under the other. */
export function statementRows(
  start: number,
  movements: readonly number[],
  certainty: Certainty = 'exact',
): TransactionRow[] {
  let balance = start;
  return movements.map((amount, index) => {
    balance += amount;
    const y = 10 + index;
    return {
      date: reading(`2026-03-${String((index % 28) + 1).padStart(2, '0')}`, { place: at(y, 80) }),
      description: `row ${index}`,
      amount: money(amount, { place: at(y, 30), certainty }),
      balance: money(balance, { place: at(y, 10), certainty }),
      reference: null,
      place: { page: 1, rect: { x: 5, y, w: 90, h: 0.9 } },
    };
  });
}
