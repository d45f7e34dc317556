import { inconsistentValueText } from '../arithmetic/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'שורות ועמודות',
  says: {
    holds: (v) =>
      v.count === 1
        ? 'סכום אחד תואם למכפלה או לסיכום בשורה או בעמודה שלו.'
        : `${v.count} סכומים תואמים למכפלות ולסיכומים בשורות ובעמודות שלהם.`,
    odd: inconsistentValueText,
  },
} satisfies CheckText;
