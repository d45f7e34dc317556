import { date, isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'Hebrew date',
  says: {
    same: (v) => `The Hebrew date ${isolate(v.printed)} is ${date(v.date)}.`,
    other: (v) =>
      `${date(v.date)} was ${v.day} ${v.month} ${v.year}, but ${isolate(v.printed)} is printed.`,
  },
} satisfies CheckText;

export const findings = {
  hebrew_date_mismatch: {
    title: 'The Hebrew date is not the date beside it',
    detail: (v) =>
      `${date(v.date)} was ${v.day} ${v.month} ${v.year} in the Hebrew calendar, but ${isolate(v.printed)} is printed beside it. One of the two dates may have been changed; a date typed by hand may also simply be wrong.`,
  },
} satisfies Record<string, FindingText>;
