import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'ספרות ביקורת של חשבון',
  says: {
    valid: (v) => `מספר החשבון ${isolate(v.account)} עומד בכלל הביקורת של הבנק.`,
    invalid: (v) =>
      `מספר החשבון ${isolate(v.account)} אינו עומד בכלל ספרות הביקורת של ${isolate(v.bank_he)}.`,
  },
} satisfies CheckText;

export const findings = {
  bank_account_invalid: {
    title: 'מספר החשבון אינו עומד בכלל של הבנק',
    detail: (v) =>
      `מספר החשבון ${isolate(v.account)} אינו עומד בבדיקת ספרות הביקורת של ${isolate(v.bank_he)}. יש לאמת את החשבון מול הבנק לפני תשלום.`,
  },
} satisfies Record<string, FindingText>;
