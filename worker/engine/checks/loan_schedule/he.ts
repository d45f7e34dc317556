import { inconsistentValueText } from '../arithmetic/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'לוח התשלומים של ההלוואה',
  says: {
    holds: 'הקרן והריבית הן סכומי התשלומים ומובילות מיתרה ליתרה.',
    odd: inconsistentValueText,
    differs:
      'בלוח התשלומים של ההלוואה יש שורות שאינן מסתכמות, וייתכן שיותר מערך אחד הוא הסיבה. יש לבדוק ידנית.',
  },
} satisfies CheckText;
