import { isolate } from '../../../texts/format.js';
import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'תיעוד מקור חתום';

export const words = {
  credentials_picture_changed: {
    title: (v) => (isDocument(v) ? 'המסמך שונה לאחר שנחתם' : 'התמונה שונתה לאחר שנחתמה'),
    detail: (v) =>
      v.about === 'document_saved_later'
        ? `בקובץ יש תיעוד מקור חתום (${isolate('Content Credentials')})${by(v)}, ואחרי החתימה נשמר בו דבר מה נוסף. גם חתימה על המסמך או מילוי טופס נשמרים כך: יש לבדוק מה שינו הגרסאות המאוחרות, או לבקש את הקובץ כפי שנשמר לראשונה.`
        : `בקובץ יש תיעוד מקור חתום (${isolate('Content Credentials')})${by(v)}, והוא נחתם עבור תוכן אחר: הקובץ שונה לאחר החתימה והתיעוד נותר כשהיה. יש לבקש את הקובץ כפי שנשמר לראשונה.`,
  },
  credentials_manifest_changed: {
    title: 'התיעוד החתום של מקור הקובץ שונה',
    detail: (v) =>
      `תיעוד המקור שבקובץ (${isolate('Content Credentials')})${by(v)} אינו תואם לחתימה שלו: מה שרשום בו על מקור הקובץ שונה. יש לבקש את הקובץ כפי שנשמר לראשונה.`,
  },
  credentials_removed: {
    title: 'תיעוד חתום של מקור התמונה הוסר ממנה',
    detail: `נתוני הקובץ מפנים לתיעוד מקור (${isolate('Content Credentials')}) שבתוכו, אך התיעוד חסר: תוכנה שמרה את התמונה מחדש, או שמישהו הסיר אותו. יש לבקש את הקובץ כפי שנשמר לראשונה.`,
  },
  credentials_edited: {
    title: 'לפי התיעוד שבקובץ, תוכנו נערך',
    detail: (v) =>
      `בתיעוד המקור שבקובץ רשום שתוכנו נערך${v.program ? ` בתוכנה ${isolate(v.program)}` : ''}. יש לבקש את הקובץ כפי שנשמר לראשונה.`,
  },
  credentials_intact: {
    title: (v) =>
      isDocument(v)
        ? 'המסמך נושא תיעוד מקור חתום והוא תואם לו'
        : 'התמונה נושאת תיעוד מקור חתום והיא תואמת לו',
    detail: (v) =>
      `זהו הקובץ שנחתם${v.signer ? ` בידי ${isolate(v.signer)}` : ''}${v.captured ? ', ולפי התיעוד הוא צולם במצלמה' : ''}. לא נבדק אם החותם מהימן${isDocument(v) ? ': כל אחד יכול לחתום על מסמך שיצר בעצמו.' : ', וגם צילום אמיתי עשוי להראות מסמך מזויף.'}`,
  },
  credentials_unchecked: {
    title: 'לא ניתן היה לבדוק את תיעוד המקור של הקובץ',
    detail: (v) =>
      `בקובץ יש תיעוד מקור (${isolate('Content Credentials')})${by(v)}, אך ${UNCHECKED[String(v.reason)] ?? 'לא ניתן היה לקרוא אותו'}. אין בכך ראיה לכאן או לכאן.`,
  },
} satisfies Record<string, FindingText>;

const isDocument = (v: Values): boolean => v.about !== undefined && v.about !== 'picture';

const by = (v: Values): string => (v.by ? ` שנרשם על ידי ${isolate(v.by)}` : '');

const UNCHECKED: Record<string, string> = {
  no_signature: 'הוא אינו חתום',
  algorithm: 'הוא חתום באופן שלא ניתן היה לבדוק',
  elsewhere: 'הוא שמור בכתובת מרוחקת, ואין פונים אליה',
  no_hash: 'הוא קשור לקובץ באופן שלא ניתן היה לבדוק',
};
