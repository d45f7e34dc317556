import { inconsistentValueText } from '../arithmetic/he.js';
import { money } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'חישובי תלוש השכר',
  says: {
    holds: 'התשלומים, הניכויים והנטו מתיישבים זה עם זה.',
    odd: inconsistentValueText,
    differs: (v) =>
      `יש הפרש של ${money(v.difference)} בחישובי התלוש; ייתכן שהטבה או ניכוי לא זוהו. יש לבדוק ידנית.`,
  },
} satisfies CheckText;
