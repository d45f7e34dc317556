import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'עקבות דחיסה קודמת';

export const words = {
  foreign_compression: {
    title: 'מקום בעמוד לא נשמר יחד עם שאר העמוד',
    detail: (v) =>
      `לפני השמירה האחרונה נשמר העמוד כתמונת ${isolate('JPEG')}, ושמירה כזו משאירה עקבות בכל חלק ממנו. במקום המסומן בעמוד ${isolate(v.page)} אין עקבות כאלה: הוא נכנס לתמונה מאוחר יותר. יש להשוות את הכתוב בו למסמך המקורי.`,
  },
} satisfies Record<string, FindingText>;
