import { day, money } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'מספר הקצאה',
  says: {
    present: 'לחשבונית המס יש מספר הקצאה.',
    missing: (v) =>
      `לא נמצא מספר הקצאה, אף שהמע״מ בחשבונית מס מיום ${day(v.date)} הוא ${money(v.vat)} והחובה חלה מעל ${money(v.threshold)}. ייתכן שהקונה לא יוכל לנכות את המע״מ.`,
  },
} satisfies CheckText;
