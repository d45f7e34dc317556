import { inconsistentValueText } from '../arithmetic/en.js';
import { amount } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Lines: quantity times price',
  says: {
    holds: 'Quantity times price gives the amount of every line.',
    odd: inconsistentValueText,
    differs: (v) =>
      `In one line, quantity times price misses the amount by ${amount(v.difference)}; a discount on the line may explain it.`,
  },
} satisfies CheckText;
