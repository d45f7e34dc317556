import { isolate } from '../../../texts/format.js';
import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'מידע זר בקובץ';

export const words = {
  foreign_data_before: {
    title: 'מידע זר לפני תחילת המסמך',
    detail: (v) =>
      `הקובץ פותח ב־${isolate(v.bytes)} בתים${foreign(v)} שאינם חלק מהמסמך. יש לבקש את הקובץ שוב, ישירות ממקורו.`,
  },
  foreign_data_after: {
    title: 'מידע זר לאחר סוף המסמך',
    detail: (v) =>
      `לאחר סוף המסמך יש בקובץ עוד ${isolate(v.bytes)} בתים${foreign(v)}. אין לפתוח את הקובץ בתוכנות אחרות; יש לבקש אותו שוב, ישירות ממקורו.`,
  },
} satisfies Record<string, FindingText>;

const foreign = (v: Values): string => {
  const kind = FOREIGN_KINDS[String(v.kind)];
  return kind ? ` (${kind})` : '';
};

const FOREIGN_KINDS: Record<string, string> = {
  zip: 'ארכיון ZIP',
  pdf: 'קובץ PDF אחר',
  jpeg: 'תמונת JPEG',
  png: 'תמונת PNG',
  html: 'דף אינטרנט',
  exe: 'תוכנה',
};
