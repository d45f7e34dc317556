import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'IBAN and account number',
  says: {
    same: 'The IBAN names the bank, branch and account that are printed beside it.',
    other: (v) =>
      `The IBAN ${isolate(v.iban)} names account ${isolate(v.expected)}, but ${isolate(v.printed)} is printed.`,
    unrelated: (v) =>
      `The IBAN ${isolate(v.iban)} names an account (${isolate(v.expected)}) that is not printed on the document; it may be another party’s.`,
  },
} satisfies CheckText;

export const findings = {
  iban_account_mismatch: {
    title: 'IBAN and account number differ',
    detail: (v) =>
      `The IBAN ${isolate(v.iban)} names account ${isolate(v.expected)}, but the document prints ${isolate(v.printed)}. One of the two may have been replaced.`,
  },
} satisfies Record<string, FindingText>;
