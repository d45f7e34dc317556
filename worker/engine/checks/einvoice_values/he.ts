import { isolate } from '../../texts/format.js';
import { day, money } from '../../texts/he.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'נתוני החשבונית האלקטרונית והערכים המודפסים',
  says: {
    same: 'הערכים המודפסים בעמוד תואמים את נתוני החשבונית שבתוך הקובץ.',
    total_differs: (v) =>
      `הסכום הכולל המודפס בעמוד הוא ${money(v.printed)}, ואילו בנתוני החשבונית שבתוך הקובץ רשום ${money(v.stated)}.`,
    iban_differs: (v) =>
      `מספר ה־IBAN המודפס בעמוד הוא ${isolate(v.printed)}, ואילו בנתוני החשבונית שבתוך הקובץ רשום ${isolate(v.stated)}.`,
    issue_date_differs: (v) =>
      `התאריך המודפס בעמוד הוא ${day(v.printed)}, ואילו בנתוני החשבונית שבתוך הקובץ רשום ${day(v.stated)}.`,
    number_differs: (v) =>
      `המספר המודפס בעמוד הוא ${isolate(v.printed)}, ואילו בנתוני החשבונית שבתוך הקובץ רשום ${isolate(v.stated)}.`,
  },
} satisfies CheckText;

export const findings = {
  einvoice_payment_differs: {
    title: 'בנתוני החשבונית האלקטרונית רשום סכום אחר או חשבון אחר',
    detail: (v) =>
      `החשבונית שמורה בקובץ פעמיים: כעמוד מודפס וכנתונים לתוכנות הנהלת חשבונות. בעמוד מודפס ${isolate(v.printed)}, ובנתונים רשום ${isolate(v.stated)}, ערך שאינו מודפס בשום מקום בעמודים. ייתכן שאחד מהם שונה, וייתכן שתוכנה כתבה אותם בנפרד ובטעות; יש לברר עם מנפיק החשבונית מה נכון לפני התשלום.`,
  },
  einvoice_detail_differs: {
    title: 'בנתוני החשבונית האלקטרונית רשום תאריך אחר או מספר אחר',
    detail: (v) =>
      `בעמוד מודפס ${isolate(v.printed)}, ובנתוני החשבונית שבתוך הקובץ רשום ${isolate(v.stated)}. תוכנות שממלאות את השניים בנפרד עשויות להבדיל ביניהם; מנפיק החשבונית יוכל לומר מה נכון.`,
  },
} satisfies Record<string, FindingText>;
