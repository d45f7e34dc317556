import { inconsistentValueText } from '../arithmetic/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'תנאי ההלוואה',
  says: {
    holds: 'התשלומים מסתכמים לסכום הכולל המודפס.',
    odd: inconsistentValueText,
  },
} satisfies CheckText;
