import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'סימנים נסתרים של מחוללי תמונות';

export const words = {
  generator_mark: {
    title: 'בתמונה מוטבע סימן נסתר של מחולל תמונות',
    detail: (v) =>
      `בפיקסלים של עמוד ${isolate(v.page)} מוטבע מסר נסתר שהתוכנה ${isolate(v.program)} מוסיפה לכל תמונה שהיא יוצרת. מצלמות, סורקים ובנקים אינם כותבים אותו. אין להסתמך על המסמך; יש לפנות לגוף המנפיק.`,
  },
} satisfies Record<string, FindingText>;
