import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'ספרת ביקורת של מספר זהות',
  says: {
    valid: (v) => `ספרת הביקורת של מספר הזהות ${isolate(v.number)} תקינה.`,
    invalid: (v) =>
      `ספרת הביקורת של מספר הזהות ${isolate(v.number)} שגויה: לא ייתכן שמספר כזה הונפק.`,
    maybe_passport: (v) =>
      `ספרת הביקורת של ${isolate(v.number)} אינה מתאימה למספר זהות; ייתכן שזהו מספר דרכון.`,
  },
} satisfies CheckText;

export const findings = {
  identity_number_invalid: {
    title: 'ספרת ביקורת שגויה במספר זהות',
    detail: (v) =>
      `ספרת הביקורת של ${isolate(v.number)} שגויה, ולכן לא ייתכן שמספר כזה הונפק. יש להשוות לתעודה מזהה או למרשם.`,
  },
} satisfies Record<string, FindingText>;
