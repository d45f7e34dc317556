import { date } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'Date of the document',
  says: {
    past: (v) => `The document is dated ${date(v.date)}, not later than today.`,
    future: (v) => `The document is dated ${date(v.date)}, later than today (${date(v.today)}).`,
  },
} satisfies CheckText;

export const findings = {
  date_in_future: {
    title: 'The document is dated in the future',
    detail: (v) =>
      `The document is dated ${date(v.date)}, but was scanned on ${date(v.today)}. Ask when it was issued.`,
  },
} satisfies Record<string, FindingText>;
