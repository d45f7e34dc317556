import { inconsistentValueText } from '../arithmetic/en.js';
import { amount } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Summary of the statement',
  says: {
    holds: 'The opening balance and what was added and taken lead to the closing balance.',
    odd: inconsistentValueText,
    differs: (v) =>
      `The summary of the statement misses its closing balance by ${amount(v.difference)}; a part of it may not have been recognised. Check it by hand.`,
  },
} satisfies CheckText;
