import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'Account check digits',
  says: {
    valid: (v) => `Account ${isolate(v.account)} follows the rule of its bank.`,
    invalid: (v) =>
      `Account ${isolate(v.account)} does not follow the check-digit rule of ${v.bank_en}.`,
  },
} satisfies CheckText;

export const findings = {
  bank_account_invalid: {
    title: 'The account number does not follow its bank’s rule',
    detail: (v) =>
      `Account ${isolate(v.account)} fails the check digits of ${isolate(v.bank_en)}. Verify the account with the bank before paying.`,
  },
} satisfies Record<string, FindingText>;
