import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { documentCheck } from '../document-check.js';
import { leastCertain } from '../../extraction/certainty.js';
import { isIsraeli } from '../../extraction/israeli.js';

/** Each weekday printed beside a date is the weekday of that date. */
export const weekday = documentCheck({
  id: 'weekday',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data }) =>
    data.weekdays.flatMap(({ weekday: printed, date }) => {
      const right = weekdayOf(date.value);
      if (right === null) return [];
      // On foreign documents 03/04 may be read either way; in Israel the day comes first.
      const other = isIsraeli(data) ? null : weekdayOf(swapped(date.value));
      const same = printed.value === right || printed.value === other;
      return {
        status: same ? 'pass' : 'fail',
        say: same ? 'same' : 'other',
        values: { date: date.value, printed: printed.value, expected: right },
        place: printed.place,
        certainty: leastCertain(printed, date),
        finding: same ? null : 'weekday_mismatch',
        evidence: printed.raw,
      };
    }),
});

/** 0 is Sunday; null for a date that does not exist. */
function weekdayOf(isoDate: string): number | null {
  const at = new Date(`${isoDate}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(isoDate)
    ? null
    : at.getUTCDay();
}

const swapped = (isoDate: string): string =>
  isoDate.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1-$3-$2');
