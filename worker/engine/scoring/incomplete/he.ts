import type { FindingText } from '../../texts/say.js';

export const words = {
  layer_incomplete: {
    title: 'חלק מהניתוח לא בוצע',
    detail: 'התוצאה אינה שלמה, וייתכן שסימני זיוף לא התגלו. יש לשלוח את הקובץ לבדיקה חוזרת.',
  },
} satisfies Record<string, FindingText>;
