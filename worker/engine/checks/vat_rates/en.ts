import { inconsistentValueText } from '../arithmetic/en.js';
import { amount } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'VAT by rate',
  says: {
    holds: 'In the summary of VAT each tax is its rate of its base.',
    odd: inconsistentValueText,
    differs: (v) =>
      `In a row of the summary of VAT the tax misses its rate of the base by ${amount(v.difference)}; an amount may have been read in the wrong column. Check it by hand.`,
  },
} satisfies CheckText;
