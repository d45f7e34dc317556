import { inconsistentValueText } from '../arithmetic/he.js';
import { money } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'סכום לתשלום',
  says: {
    holds: 'סכום הרכיבים שווה לסכום הכולל.',
    odd: inconsistentValueText,
    differs: (v) =>
      `יש הפרש של ${money(v.difference)} בין הרכיבים המודפסים לסכום הכולל; ייתכן שבמסמך פריטים שלא זוהו. יש לבדוק ידנית.`,
  },
} satisfies CheckText;
