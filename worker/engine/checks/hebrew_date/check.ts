import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { documentCheck } from '../document-check.js';
import { leastCertain } from '../../extraction/certainty.js';
import { hebrewDateOf, isHebrewDateOf } from '../../text/hebrew-calendar.js';

/** A date of the Hebrew calendar is the Gregorian date printed beside it, until or after sunset. */
export const hebrewDate = documentCheck({
  id: 'hebrew_date',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data }) =>
    (data.hebrewDates ?? []).map(({ hebrew, date }) => {
      const same = isHebrewDateOf(hebrew.value, date.value);
      const right = hebrewDateOf(date.value);
      return {
        status: same ? 'pass' : 'fail',
        say: same ? 'same' : 'other',
        values: {
          date: date.value,
          printed: hebrew.raw,
          day: right.day,
          month: right.month,
          year: right.year,
        },
        place: date.place,
        certainty: leastCertain(hebrew, date),
        finding: same ? null : 'hebrew_date_mismatch',
        evidence: date.raw,
      };
    }),
});
