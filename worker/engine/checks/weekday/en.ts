import { date } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'Weekday and date',
  says: {
    same: (v) => `The weekday printed beside ${date(v.date)} is right.`,
    other: (v) =>
      `${date(v.date)} was a ${WEEKDAYS[Number(v.expected)]}, but ${WEEKDAYS[Number(v.printed)]} is printed.`,
  },
} satisfies CheckText;

export const findings = {
  weekday_mismatch: {
    title: 'The weekday does not match the date',
    detail: (v) =>
      `${date(v.date)} was a ${WEEKDAYS[Number(v.expected)] ?? ''}, but ${WEEKDAYS[Number(v.printed)] ?? ''} is printed beside it. The date may have been changed.`,
  },
} satisfies Record<string, FindingText>;

/** By weekday number, 0 is Sunday. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
