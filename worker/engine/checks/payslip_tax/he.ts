import { money } from '../../texts/he.js';
import type { CheckText, Values } from '../../texts/say.js';

const range = (v: Values): string =>
  v.least === v.most ? money(v.most) : `בין ${money(v.least)} ל-${money(v.most)}`;

export const words = {
  label: 'מס וביטוח לאומי בתלוש',
  says: {
    tax_fits: 'מס ההכנסה מתיישב עם מדרגות המס של השנה ועם נקודות הזיכוי.',
    tax_differs: (v) =>
      `מס ההכנסה הוא ${money(v.printed)}; לפי מדרגות המס ונקודות הזיכוי, על שכר של ${money(v.base)} המס הוא ${range(v)}. תיאום מס, הנחה או חישוב מצטבר מחודשים קודמים יכולים להסביר זאת.`,
    insurance_fits: 'דמי הביטוח הלאומי והבריאות מתיישבים עם השיעורים של השנה.',
    insurance_differs: (v) =>
      `דמי הביטוח הלאומי והבריאות הם ${money(v.printed)} יחד; לפי השיעורים של השנה, על שכר של ${money(v.base)} הסכום הוא ${range(v)}. עבודה נוספת, גיל או קצבה יכולים להסביר זאת.`,
  },
} satisfies CheckText;
