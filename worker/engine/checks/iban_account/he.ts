import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'IBAN מול מספר החשבון',
  says: {
    same: 'מספר ה־IBAN תואם לבנק, לסניף ולחשבון המודפסים לצידו.',
    other: (v) =>
      `מספר ה־IBAN ${isolate(v.iban)} שייך לחשבון ${isolate(v.expected)}, אך במסמך מודפס ${isolate(v.printed)}.`,
    unrelated: (v) =>
      `מספר ה־IBAN ${isolate(v.iban)} שייך לחשבון (${isolate(v.expected)}) שאינו מופיע במסמך; ייתכן שהוא של צד אחר.`,
  },
} satisfies CheckText;

export const findings = {
  iban_account_mismatch: {
    title: 'מספר ה־IBAN ומספר החשבון אינם תואמים',
    detail: (v) =>
      `מספר ה־IBAN ${isolate(v.iban)} שייך לחשבון ${isolate(v.expected)}, אך במסמך מודפס ${isolate(v.printed)}. ייתכן שאחד מהם הוחלף.`,
  },
} satisfies Record<string, FindingText>;
