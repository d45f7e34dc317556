import { inconsistentValueText } from '../arithmetic/en.js';
import { amount } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Total to pay',
  says: {
    holds: 'The parts add up to the total.',
    odd: inconsistentValueText,
    differs: (v) =>
      `The printed parts miss the total by ${amount(v.difference)}; the document may hold items that were not recognised. Check it by hand.`,
  },
} satisfies CheckText;
