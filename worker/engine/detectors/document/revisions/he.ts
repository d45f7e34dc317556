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
      `בגרסה הקודמת השמורה בתוך הקובץ מופיע בעמוד ${isolate(v.page)} ${quote(v.before)}, ${v.other ? 'וכעת עומד שם דבר אחר' : 'וכעת הוא איננו'}. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_picture_changed: {
    title: 'תמונה שונתה לאחר שהקובץ נוצר',
    detail: (v) =>
      `בגרסה מאוחרת של הקובץ ${HOW_CHANGED[String(v.how)] ?? 'שונתה'} תמונה בעמוד ${isolate(v.page)}. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_page_changed: {
    title: 'עמוד הוחלף לאחר שהקובץ נוצר',
    detail: (v) =>
      `תוכן עמוד ${isolate(v.page)} שונה לגמרי מתוכנו בגרסה הקודמת השמורה בתוך הקובץ. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_changes_content: {
    title: 'תוכן העמודים שונה לאחר יצירת קובץ ה־PDF',
    detail: (v) =>
      `${v.count === 1 ? 'גרסה מאוחרת אחת של הקובץ משנה' : `${isolate(v.count)} גרסאות מאוחרות של הקובץ משנות`} את המודפס${v.pages ? ` בעמוד ${isolate(v.pages)}` : ''}. יש לבקש מהגוף המנפיק את הקובץ כפי שנשלח.`,
  },
  revision_form_filled: {
    title: 'טופס מולא',
    detail: (v) =>
      v.text
        ? `בעמוד ${isolate(v.pages)} נכתב ${quote(v.text)}${more(v)} במקום שבגרסה הקודמת השמורה בתוך הקובץ יש בו שורה, משבצת או שדה ריקים. דבר מן המודפס לא שונה שם. כך נראה מילוי של טופס.`
        : `בעמוד ${isolate(v.pages)} הונחה תמונה, למשל של חתימה, במקום שבגרסה הקודמת השמורה בתוך הקובץ יש בו שורה או משבצת ריקות. דבר מן המודפס לא שונה שם. כך נראים מילוי וחתימה של טופס.`,
  },
  revision_notes_added: {
    title: 'נוספו הערות או סימונים',
    detail: (v) =>
      `מי שקרא את הקובץ הוסיף הערות, חותמות או סימונים בעמוד ${isolate(v.pages)}. הם אינם מסתירים את המודפס ואינם משנים אותו.`,
  },
  revision_pages_numbered: {
    title: 'מספרי עמודים נוספו או שונו',
    detail: (v) =>
      `מספרים כגון ${quote(v.text)} נרשמו בעמוד ${isolate(v.pages)} לאחר שהקובץ נוצר, כפי שנהוג כשמאחדים או מתייקים מסמכים.`,
  },
  revision_text_layer_added: {
    title: 'לסריקה נוסף טקסט שזוהה בה',
    detail: (v) =>
      `לאחר שהקובץ נוצר הונחה שכבת טקסט בלתי נראית מעל התמונה בעמוד ${isolate(v.pages)}. תוכנות של סורקים וארכיונים עושות זאת כדי לאפשר חיפוש בסריקה; מה שרואים בעמוד לא השתנה.`,
  },
  revision_looks_same: {
    title: 'עמוד נשמר מחדש ונראה אותו דבר',
    detail: (v) =>
      `גרסה מאוחרת של הקובץ שומרת מחדש את עמוד ${isolate(v.pages)}, אך ציור העמוד לפני השמירה ואחריה נראה אותו דבר. תוכנות עושות זאת כשהן מקטינות, חותמות או ממירות קובץ.`,
  },
  revision_stamped: {
    title: 'נוספה חותמת',
    detail: (v) =>
      `${quote(v.text)} נוסף בעמוד ${isolate(v.pages)} לאחר שהקובץ נוצר. משרדים מטביעים חותמת על מסמך שהתקבל, הועתק או שולם; אף ערך מודפס לא שונה. אם החותמת עצמה חשובה, יש לברר מי הטביע אותה.`,
  },
  revision_redacted: {
    title: 'טקסט הושחר',
    detail: (v) =>
      `בעמוד ${isolate(v.pages)} נמצא פס כהה במקום שבו הגרסה הקודמת השמורה בתוך הקובץ מציגה טקסט. כך מגינים על פרטים אישיים, ודבר אחר לא נכתב שם. אם מה שהוסתר חשוב, יש לבקש את המסמך המלא.`,
  },
  revision_pages_arranged: {
    title: 'עמודים נוספו או הוצאו',
    detail: (v) =>
      v.how === 'removed'
        ? `בגרסה הקודמת השמורה בתוך הקובץ יש עמוד, סמוך לעמוד ${isolate(v.pages)}, שאיננו עוד. לעתים שולחים רק חלק מעמודי המסמך; יש לבקש את כולם.`
        : `עמוד ${isolate(v.pages)} נוסף לאחר שהקובץ נוצר. כך נעשה כשמאחדים מסמכים; יש לוודא שכל העמודים הגיעו מהגוף המנפיק.`,
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

/** The first text is quoted; how many more there are. */
const more = (v: Values): string => {
  const others = Number(v.count) - 1;
  return others === 0 ? '' : others === 1 ? ' ועוד טקסט אחד' : ` ועוד ${isolate(others)} טקסטים`;
};
