import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'טבלאות קובץ ה-JPEG';

export const words = {
  phone_file_resaved: {
    title: 'הקובץ נשמר מחדש אחרי שהתמונה צולמה בטלפון',
    detail: (v) =>
      `לפי הקובץ התמונה צולמה בטלפון (${isolate(v.device)}), אך הוא כתוב כפי ${v.by === 'adobe' ? `שכותבות תוכנות של ${isolate('Adobe')}` : v.by === 'web' ? 'שכותבים אתרים ותוכנות דחיסה' : 'שכותבות תוכנות שאינן של הטלפון עצמו'}. גם שליחה בדואר או דרך אתר עשויה לגרום לכך, ולכן לבדו אין בזה הרבה; יש לבקש את התמונה כפי שהטלפון שמר אותה.`,
  },
} satisfies Record<string, FindingText>;
