import { isolate } from '../../../texts/format.js';
import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'תוכנות עריכה';

export const words = {
  picture_editor: {
    title: 'הקובץ נשמר בתוכנה לעריכת תמונות',
    detail: (v) =>
      `${place(v)} רשומה התוכנה ${isolate(v.program)}, שמיועדת לעריכת תמונות. היא משמשת גם לחיתוך, ליישור ולהקטנה של סריקות. יש לברר מדוע הקובץ עבר דרכה ולבקש את המקור.`,
  },
  pdf_editor: {
    title: 'הקובץ נשמר בתוכנה לעריכת PDF',
    detail: (v) =>
      `${place(v)} רשומה התוכנה ${isolate(v.program)}, שמאפשרת לשנות טקסט בקובץ PDF. היא משמשת גם למילוי, לחתימה, לאיחוד ולהקטנה של קבצים. יש לברר מדוע הקובץ עבר דרכה ולבקש את המקור.`,
  },
  authoring_program: {
    title: 'המסמך הופק בתוכנה משרדית או גרפית',
    detail: (v) =>
      `${place(v)} רשומה התוכנה ${isolate(v.program)}. רוב הגופים מפיקים מסמכים מסוג זה במערכות משלהם; גופים קטנים מפיקים אותם גם בתוכנות כאלה. יש לבקש את המקור מהגוף המנפיק.`,
  },
  printed_to_pdf: {
    title: 'הקובץ הוא הדפסה ל־PDF',
    detail: (v) =>
      `הקובץ הודפס ל־PDF באמצעות ${isolate(v.program)}. זו פעולה נפוצה שאינה סימן לזיוף, אך ההדפסה אינה מראה כיצד הופק המקור.`,
  },
} satisfies Record<string, FindingText>;

const place = (v: Values): string => PLACES[String(v.where)] ?? 'בנתוני הקובץ';

/** Where in a file's metadata a program's name stands. */
const PLACES: Record<string, string> = {
  producer: 'בשדה "יצרן" של קובץ ה־PDF',
  creator: 'בשדה "יוצר" של קובץ ה־PDF',
  xmp: 'בנתוני ה־XMP של הקובץ',
  history: 'בהיסטוריית העריכה שבקובץ',
  software: 'בשדה התוכנה של התמונה',
  manifest: 'בתיעוד המקור שבתמונה',
};
