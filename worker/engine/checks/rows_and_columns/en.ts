import { inconsistentValueText } from '../arithmetic/en.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Rows and columns',
  says: {
    holds: (v) =>
      v.count === 1
        ? '1 amount fits a product or sum of its row or column.'
        : `${v.count} amounts fit products and sums of their rows and columns.`,
    odd: inconsistentValueText,
  },
} satisfies CheckText;
