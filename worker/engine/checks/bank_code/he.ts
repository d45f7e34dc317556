import { isolate } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'קוד בנק',
  says: {
    bank: (v) => `קוד בנק ${isolate(v.code)} הוא ${isolate(v.bank_he)}.`,
    other: (v) => `קוד ${isolate(v.code)} שייך למסלקה או לחברת תשלומים.`,
    unknown: (v) => `קוד בנק ${isolate(v.code)} אינו ברשימת הבנקים שבידינו.`,
  },
} satisfies CheckText;
