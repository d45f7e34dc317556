import { isolate } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'ספרת ביקורת של מספר חברה',
  says: {
    valid: (v) => `ספרת הביקורת של מספר החברה או העוסק ${isolate(v.number)} תקינה.`,
    invalid: (v) =>
      `ספרת הביקורת של מספר החברה או העוסק ${isolate(v.number)} שגויה: לא ייתכן שמספר כזה הונפק.`,
    unusual: (v) =>
      `מספר החברה או העוסק ${isolate(v.number)} אינו לפי הכלל הרגיל; יש לבדוק אותו במרשם.`,
  },
} satisfies CheckText;
