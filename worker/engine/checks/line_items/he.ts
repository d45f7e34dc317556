import { inconsistentValueText } from '../arithmetic/he.js';
import { money } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'שורות: כמות כפול מחיר',
  says: {
    holds: 'בכל שורה, כמות כפול מחיר שווה לסכום השורה.',
    odd: inconsistentValueText,
    differs: (v) =>
      `בשורה אחת יש הפרש של ${money(v.difference)} בין מכפלת הכמות במחיר לבין הסכום; ייתכן שניתנה הנחה לשורה.`,
  },
} satisfies CheckText;
