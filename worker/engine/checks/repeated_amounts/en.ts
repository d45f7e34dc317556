import { inconsistentValueText } from '../arithmetic/en.js';
import { amount } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Amounts printed again',
  says: {
    holds: 'Amounts that are printed more than once are the same everywhere.',
    odd: inconsistentValueText,
    differs: (v) =>
      v.part === 'subtotal'
        ? `The subtotal is printed as ${amount(v.printed)} and as ${amount(v.expected)}, and no printed amount is the difference. Check it by hand.`
        : `The amount due is printed as ${amount(v.printed)} and the total as ${amount(v.expected)}, and no printed amount is the difference. Check it by hand.`,
  },
} satisfies CheckText;
