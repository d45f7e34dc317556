import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'Dates in the calendar',
  says: {
    all: 'Every printed date exists.',
    impossible: (v) => `The date ${isolate(v.printed)} does not exist.`,
    unusual: (v) =>
      `The date ${isolate(v.printed)} does not exist; loan tables sometimes count 30 days a month.`,
  },
} satisfies CheckText;

export const findings = {
  date_impossible: {
    title: 'A date that does not exist',
    detail: (v) =>
      `${isolate(v.printed)} is in no calendar. A computer does not print such a date; it may have been changed by hand.`,
  },
} satisfies Record<string, FindingText>;
