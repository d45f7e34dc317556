import { areShort, isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'גרסאות הקובץ';

export const words = {
  revision_text_replaced: {
    title: (v) =>
      areShort(v.before, v.after)
        ? `${isolate(v.before)} הוחלף ב־${isolate(v.after)} לאחר שהקובץ נוצר`
        : 'טקסט הוחלף לאחר שהקובץ נוצר',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} מוצג כעת ${quote(v.after)}, אך בגרסה קודמת השמורה בתוך הקובץ מופיע באותו מקום ${quote(v.before)}. יש לברר עם הגוף המנפיק מה נכון.`,
  },
  revision_text_added: {
    title: 'טקסט נוסף לאחר שהקובץ נוצר',
    detail: (v) =>
      `${quote(v.after)} בעמוד ${isolate(v.page)} אינו מופיע בגרסה הקודמת השמורה בתוך הקובץ. יש לברר מי הוסיף אותו.`,
  },
  revision_text_removed: {
    title: 'טקסט הוסר לאחר שהקובץ נוצר',
    detail: (v) =>
      `בגרסה הקודמת השמורה בתוך הקובץ מופיע בעמוד ${isolate(v.page)} ${quote(v.before)}, וכעת הוא איננו. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_picture_changed: {
    title: 'תמונה שונתה לאחר שהקובץ נוצר',
    detail: (v) =>
      `בגרסה מאוחרת של הקובץ ${HOW_CHANGED[String(v.how)] ?? 'שונתה'} תמונה בעמוד ${isolate(v.page)}. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_page_changed: {
    title: 'עמוד נוסף, הוסר או הוחלף לאחר שהקובץ נוצר',
    detail: (v) =>
      `${PAGE_CHANGED[String(v.how)]?.(v) ?? `עמוד ${isolate(v.page)} השתנה בגרסה מאוחרת של הקובץ.`} יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_changes_content: {
    title: 'תוכן העמודים שונה לאחר יצירת קובץ ה־PDF',
    detail: (v) =>
      `${v.count === 1 ? 'גרסה מאוחרת אחת של הקובץ משנה' : `${isolate(v.count)} גרסאות מאוחרות של הקובץ משנות`} את המודפס${v.pages ? ` בעמוד ${isolate(v.pages)}` : ''}. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_other: {
    title: 'קובץ ה־PDF נשמר שוב ללא שינוי בעמודים',
    detail: (v) =>
      v.signed
        ? 'הגרסאות המאוחרות מכילות חתימות או נתוני טופס ואינן משנות את תוכן העמודים. זה תקין.'
        : 'הגרסאות המאוחרות אינן משנות את תוכן העמודים. זה תקין.',
  },
} satisfies Record<string, FindingText>;

const HOW_CHANGED: Record<string, string> = {
  added: 'נוספה',
  removed: 'הוסרה',
  replaced: 'הוחלפה',
};

const PAGE_CHANGED: Record<string, (v: Values) => string> = {
  added: (v) => `תוכן עמוד ${isolate(v.page)} נוסף בגרסה מאוחרת של הקובץ.`,
  removed: (v) =>
    `בגרסה הקודמת השמורה בתוך הקובץ יש עמוד, סמוך לעמוד ${isolate(v.page)}, שאיננו עוד.`,
  replaced: (v) => `תוכן עמוד ${isolate(v.page)} שונה לגמרי מתוכנו בגרסה הקודמת השמורה בתוך הקובץ.`,
};
