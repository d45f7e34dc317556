import * as en from './en.js';
import * as he from './he.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { documentCheck } from '../document-check.js';
import { leastCertain } from '../../extraction/certainty.js';

/** Fewer rows do not show an order. */
const ROWS_MIN = 4;

/**
 * Movements are sorted by date, ascending or descending. A violation is a warning at
 * most: banks also sort by value date or by kind.
 */
export const periodOrder = documentCheck({
  id: 'period_order',
  words: { en: en.words, he: he.words },
  check({ data, classification }): CheckVerdict<keyof typeof en.words.says, never>[] {
    const dates = data.transactions.flatMap(({ date }) => date ?? []);
    if (dates.length < ROWS_MIN || classification.documentType !== 'bank_statement') return [];
    const steps = dates.slice(1).map((date, index) => ({
      date,
      way: date.value.localeCompare(dates[index]?.value ?? date.value),
    }));
    const ups = steps.filter(({ way }) => way > 0);
    const downs = steps.filter(({ way }) => way < 0);
    const against = ups.length < downs.length ? ups : downs;
    const [first] = against;
    return [
      {
        status: first ? 'warn' : 'pass',
        say: first ? 'unordered' : 'ordered',
        values: first ? { count: against.length, date: first.date.value } : {},
        place: first?.date.place ?? null,
        certainty: leastCertain(...dates),
        finding: null,
      },
    ];
  },
});
