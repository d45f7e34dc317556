import { inconsistentValueText } from '../arithmetic/he.js';
import { money } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'מאזן דף החשבון',
  says: {
    holds: 'יתרת הפתיחה והסכומים שנוספו ונגרעו מובילים ליתרת הסגירה.',
    odd: inconsistentValueText,
    differs: (v) =>
      `הסיכום של דף החשבון אינו מגיע ליתרת הסגירה; ההפרש הוא ${money(v.difference)}. ייתכן שרכיב בו לא זוהה; יש לבדוק ידנית.`,
  },
} satisfies CheckText;
