import { inconsistentValueText } from '../arithmetic/en.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Terms of the loan',
  says: {
    holds: 'The payments come to the printed total.',
    odd: inconsistentValueText,
  },
} satisfies CheckText;
