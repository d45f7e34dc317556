import { inconsistentValueText } from '../arithmetic/en.js';
import { amount } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'VAT amount',
  says: {
    holds: 'The VAT is its rate of the base.',
    odd: inconsistentValueText,
    too_high: (v) =>
      `The VAT of ${amount(v.printed)} is more than the rate of ${v.rate}% allows on its base (${amount(v.expected)}).`,
    differs: (v) =>
      `The VAT misses its rate of the base by ${amount(v.difference)}; part of the items may be exempt.`,
  },
} satisfies CheckText;
