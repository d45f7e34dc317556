import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'תאריכים קיימים',
  says: {
    all: 'כל התאריכים המודפסים קיימים בלוח השנה.',
    impossible: (v) => `התאריך ${isolate(v.printed)} אינו קיים.`,
    unusual: (v) =>
      `התאריך ${isolate(v.printed)} אינו קיים; בלוחות סילוקין נהוג לעיתים לחשב שלושים ימים בכל חודש.`,
  },
} satisfies CheckText;

export const findings = {
  date_impossible: {
    title: 'תאריך שאינו קיים',
    detail: (v) =>
      `התאריך ${isolate(v.printed)} אינו קיים בלוח השנה. מערכת ממוחשבת אינה מדפיסה תאריך כזה; ייתכן שהוא שונה ידנית.`,
  },
} satisfies Record<string, FindingText>;
