import { isolate } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'מספור העמודים',
  says: {
    complete: (v) =>
      Number(v.of) === 1
        ? 'לפי המודפס יש במסמך עמוד אחד, והוא נמצא בקובץ.'
        : `מספרי העמודים המודפסים, ${isolate('1')} עד ${isolate(v.of)}, מלאים.`,
    part: (v) =>
      `לפי המודפס יש במסמך ${isolate(v.of)} עמודים; בקובץ נמצאים העמודים שמספרם ${isolate(v.printed)}. יש לבקש את השאר.`,
    gap: (v) =>
      `העמודים ממוספרים ${isolate(v.printed)} מתוך ${isolate(v.of)}: עמוד חסר, מופיע פעמיים או אינו במקומו.`,
  },
} satisfies CheckText;
