import { amount } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'Amount in words and digits',
  says: {
    same: (v) => `The amount in words is the printed ${amount(v.digits)}.`,
    other: (v) =>
      `The words spell ${amount(v.words)}, but ${amount(v.digits)} is printed in digits.`,
  },
} satisfies CheckText;

export const findings = {
  amount_words_mismatch: {
    title: 'The amount in words is not the amount in digits',
    detail: (v) =>
      `The words spell ${amount(v.words)}, but the digits beside them say ${amount(v.digits)}, and no other amount of the document agrees with the words. One of the two was changed, or was wrong when the document was written.`,
  },
} satisfies Record<string, FindingText>;
