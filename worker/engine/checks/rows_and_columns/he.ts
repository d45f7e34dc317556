import { inconsistentValueText } from '../arithmetic/he.js';
import { isolate } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'שורות ועמודות',
  says: {
    holds: (v) =>
      v.count === 1
        ? 'סכום אחד תואם למכפלה או לסיכום בשורה או בעמודה שלו.'
        : `${isolate(v.count)} סכומים תואמים למכפלות ולסיכומים בשורות ובעמודות שלהם.`,
    odd: inconsistentValueText,
  },
} satisfies CheckText;
