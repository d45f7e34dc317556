import { inconsistentValueText } from '../arithmetic/he.js';
import { isolate } from '../../texts/format.js';
import { money } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'סכום המע״מ',
  says: {
    holds: 'סכום המע״מ תואם לשיעור ולבסיס החיוב.',
    odd: inconsistentValueText,
    too_high: (v) =>
      `המע״מ המודפס, ${money(v.printed)}, גבוה ממה ששיעור של ${isolate(`${v.rate}%`)} מאפשר על בסיס החיוב (${money(v.expected)}).`,
    differs: (v) =>
      `יש הפרש של ${money(v.difference)} בין המע״מ לבין שיעורו מבסיס החיוב; ייתכן שחלק מהפריטים פטורים.`,
  },
} satisfies CheckText;
