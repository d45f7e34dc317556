import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'תמונה ממוזערת שבקובץ';

export const words = {
  thumbnail_differs: {
    title: 'התמונה שונה מהתמונה הממוזערת שבתוך הקובץ',
    detail: (v) =>
      `המצלמה שמרה בתוך הקובץ תמונה ממוזערת. במקום המסומן בעמוד ${isolate(v.page)} מופיע בה משהו אחר: התמונה שונתה לאחר שצולמה. יש להשוות למסמך המקורי.`,
  },
} satisfies Record<string, FindingText>;
