import { day } from '../../texts/he.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'יום בשבוע ותאריך',
  says: {
    same: (v) => `היום בשבוע המודפס לצד ${day(v.date)} נכון.`,
    other: (v) =>
      `${day(v.date)} חל ב${WEEKDAYS[Number(v.expected)]}, אך במסמך מודפס ${WEEKDAYS[Number(v.printed)]}.`,
  },
} satisfies CheckText;

export const findings = {
  weekday_mismatch: {
    title: 'היום בשבוע אינו תואם לתאריך',
    detail: (v) =>
      `${day(v.date)} חל ב${WEEKDAYS[Number(v.expected)] ?? ''}, אך לצידו מודפס ${WEEKDAYS[Number(v.printed)] ?? ''}. ייתכן שהתאריך שונה.`,
  },
} satisfies Record<string, FindingText>;

/** By weekday number, 0 is Sunday. */
const WEEKDAYS = ['יום ראשון', 'יום שני', 'יום שלישי', 'יום רביעי', 'יום חמישי', 'יום שישי', 'שבת'];
