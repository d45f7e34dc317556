import { inconsistentValueText } from '../arithmetic/he.js';
import { money } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'סכומים שמודפסים שוב',
  says: {
    holds: 'סכומים שמודפסים יותר מפעם אחת זהים בכל מקום.',
    odd: inconsistentValueText,
    differs: (v) =>
      v.part === 'subtotal'
        ? `סכום הביניים מודפס פעם ${money(v.printed)} ופעם ${money(v.expected)}, ואין במסמך סכום שמסביר את ההפרש. יש לבדוק ידנית.`
        : `היתרה לתשלום היא ${money(v.printed)} והסכום הכולל ${money(v.expected)}, ואין במסמך סכום שמסביר את ההפרש. יש לבדוק ידנית.`,
  },
} satisfies CheckText;
