import { date, instant, isolate, month } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'תאריכי הקובץ';

export const words = {
  metadata_dates_disagree: {
    title: 'סתירה בין התאריכים בנתוני הקובץ',
    detail: (v) => {
      switch (String(v.event)) {
        case 'reversed':
          return `לפי נתוני הקובץ הוא נוצר ב־${when(v.one)}, אך נשמר לאחרונה לפני כן, ב־${when(v.other)}. אחד התאריכים שונה, או ששעון המחשב היה שגוי.`;
        case 'program':
          return `תאריך הקובץ הוא ${isolate(date(v.one))}, אך התוכנה הרשומה בו כיוצרת, ${isolate(v.program)}, יצאה לאור רק ב־${isolate(month(v.other))}. התאריך או שם התוכנה שונו, או ששעון המחשב היה שגוי.`;
        case 'format':
          return `תאריך הקובץ הוא ${isolate(date(v.one))}, אך הוא כתוב בתקן ${isolate(v.program)}, שפורסם רק ב־${isolate(month(v.other))}. הקובץ נשמר שוב מאוחר יותר, או שהתאריך שונה.`;
        case 'rewritten':
          return `גרסה קודמת השמורה בקובץ מציינת שהוא נוצר ב־${when(v.one)}, וגרסה מאוחרת מציינת ${when(v.other)}. מי ששמר את הגרסה המאוחרת קבע אותו מחדש. יש לבקש את המקור.`;
        default:
          return `לאותו אירוע רשומים בנתוני הקובץ שני מועדים: ${when(v.one)} ו־${when(v.other)}. תוכנה ששומרת קובץ קובעת את שניהם; תוכנה מאוחרת, כגון מערכת דואר, ארכיון או תוכנת צפייה, עשויה לעדכן רק אחד מהם.`;
      }
    },
  },
  metadata_date_in_future: {
    title: 'בנתוני הקובץ רשום תאריך עתידי',
    detail: (v) =>
      `בנתוני הקובץ רשום המועד ${when(v.one)}, מאוחר ממועד הבדיקה. שעון המחשב היה שגוי, או שהתאריך הומצא.`,
  },
  modified_after_creation: {
    title: 'הקובץ נשמר שוב לאחר שנוצר',
    detail: (v) =>
      `הקובץ נוצר ב־${when(v.one)} ונשמר שוב ב־${when(v.other)}. כך קורה גם בחתימה, בהחתמה ובשליחה; לבדו אין לכך משמעות.`,
  },
} satisfies Record<string, FindingText>;

const when = (value: string | number | undefined) => isolate(instant(value));
