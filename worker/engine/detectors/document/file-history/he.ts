import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'תולדות הקובץ';

export const words = {
  programs_disagree: {
    title: 'נתוני הקובץ נוקבים בתוכנות שונות',
    detail: (v) =>
      `חלק אחד של נתוני הקובץ מציין ${isolate(v.one)} וחלק אחר ${isolate(v.other)}. הקובץ עבר בתוכנה שנייה לאחר שנוצר.`,
  },
  rewritten_by_other_program: {
    title: (v) => TITLES_OF_PARTS[String(v.part)] ?? 'הקובץ נכתב בתוכנה אחרת מזו הרשומה בו',
    detail: (v) => {
      if (v.part === 'appended')
        return `חלק מאוחר של הקובץ בנוי כפי ש־${isolate(v.written)} כותבת, ותוכנה זו אינה נזכרת בנתוני הקובץ. החלק נוסף לאחר שהקובץ נוצר. יש לבקש את המקור.`;
      if (v.part === 'page')
        return `בעמוד ${isolate(v.page)} יש רכיב בשם (${isolate(v.name)}) שהתוכנה ${isolate(v.written)} נותנת למה שהיא מציירת על עמוד מוכן. תוכנה זו אינה נזכרת בנתוני הקובץ. יש לבקש את המקור.`;
      if (!v.claimed)
        return `בקובץ לא רשום מה יצר אותו, אך מבנה הבתים שלו הוא כפי ש־${isolate(v.written)} כותבת, והיא תוכנה לשינוי קבצים מוכנים. יש לבקש את המקור.`;
      if (!v.written)
        return `לפי נתוני הקובץ יצרה אותו ${isolate(v.claimed)}, אך מבנה הבתים שלו אינו כפי שתוכנה זו כותבת. הוא נשמר שוב בתוכנה שאינה מציינת זאת. יש לבקש את המקור.`;
      return `לפי נתוני הקובץ יצרה אותו ${isolate(v.claimed)}, אך מבנה הבתים שלו הוא כפי ש־${isolate(v.written)} כותבת. הוא נשמר שוב בתוכנה שאינה מציינת זאת. יש לבקש את המקור.`;
    },
  },
  page_content_rewritten: {
    title: 'תוכן של עמוד נכתב מחדש',
    detail: (v) =>
      `${v.why === 'spelled' ? `הפקודות המציירות את עמוד ${isolate(v.page)} כתובות כדרכן של תוכנות המשנות עמודים מוכנים` : `מה שמוצג בעמוד ${isolate(v.page)} שמור בקובץ באופן שונה מן הגופנים שבו`}: תוכנה פירקה את העמוד וכתבה אותו מחדש אחרי שהמסמך נוצר. שליחה, איחוד או הדפסה של קובץ אינם מצריכים זאת. יש להשוות את הערכים שבעמוד למקור.`,
  },
  document_id_changed: {
    title: 'מקור הקובץ במסמך אחר',
    detail: (v) =>
      `נתוני הקובץ נושאים זהות של מסמך אחר (${isolate(v.original)}). הוא נוצר מתבנית או נשמר בשם אחר; לבדו אין לכך משמעות רבה.`,
  },
} satisfies Record<string, FindingText>;

const TITLES_OF_PARTS: Record<string, string> = {
  appended: 'תוכנה שאינה נזכרת בקובץ הוסיפה לו חלק',
  page: 'תוכנה שאינה נזכרת בקובץ ציירה על עמוד',
};
