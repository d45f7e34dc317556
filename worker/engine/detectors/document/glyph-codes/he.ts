import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'צורות האותיות והקודים שלהן';

export const words = {
  text_code_differs: {
    title: 'מה שמצויר אינו מה שכתוב בקובץ',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} הקורא רואה ${quote(v.drawn)}, אך תוכנה שקוראת או מעתיקה את הטקסט מקבלת ${quote(v.code)}. גופן פגום עלול לגרום לכך באות, כמעט אף פעם לא בספרה. אין להסתמך על אף אחד מהשניים; יש להשוות למסמך המקורי.`,
  },
} satisfies Record<string, FindingText>;
