import { inconsistentValueText } from '../arithmetic/en.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Schedule of the loan',
  says: {
    holds: 'Principal and interest are the instalments and lead from one balance to the next.',
    odd: inconsistentValueText,
    differs:
      'In the schedule of the loan some lines do not add up, and more than one value may be the reason. Check it by hand.',
  },
} satisfies CheckText;
