import { inconsistentValueText } from '../arithmetic/he.js';
import { money } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'מע״מ לפי שיעור',
  says: {
    holds: 'בסיכום המע״מ כל מס תואם לשיעורו מהבסיס שלו.',
    odd: inconsistentValueText,
    differs: (v) =>
      `בשורה של סיכום המע״מ יש הפרש של ${money(v.difference)} בין המס לבין שיעורו מהבסיס; ייתכן שסכום נקרא מעמודה אחרת. יש לבדוק ידנית.`,
  },
} satisfies CheckText;
