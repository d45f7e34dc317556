import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'צורות האותיות והקודים שלהן';

export const words = {
  text_code_differs: {
    title: 'מה שמצויר אינו מה שכתוב בקובץ',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} הקורא רואה ${quote(v.drawn)}, אך תוכנה שקוראת או מעתיקה את הטקסט מקבלת ${quote(v.code)}. אחד מהשניים נועד להטעות.`,
  },
} satisfies Record<string, FindingText>;
