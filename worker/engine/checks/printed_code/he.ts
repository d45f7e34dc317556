import { isolate } from '../../texts/format.js';
import { day, money } from '../../texts/he.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'הקוד הקריא למכונה והערכים המודפסים',
  says: {
    same: (v) => `הערכים המודפסים בעמוד תואמים את הקוד שבו (${isolate(v.scheme)}).`,
    amount_differs: (v) =>
      `בעמוד מודפס ${money(v.printed)}, ואילו בקוד שבו (${isolate(v.scheme)}) רשום ${money(v.stated)}.`,
    amount_missing: (v) =>
      `בקוד שבעמוד (${isolate(v.scheme)}) רשום ${money(v.stated)}, סכום שאינו מודפס בשום מקום.`,
    iban_differs: (v) =>
      `מספר ה־IBAN המודפס בעמוד הוא ${isolate(v.printed)}, ואילו בקוד שבו (${isolate(v.scheme)}) רשום ${isolate(v.stated)}.`,
    date_differs: (v) =>
      `התאריך המודפס בעמוד הוא ${day(v.printed)}, ואילו בקוד שבו (${isolate(v.scheme)}) רשום ${day(v.stated)}.`,
    number_differs: (v) =>
      `המספר המודפס בעמוד הוא ${isolate(v.printed)}, ואילו בקוד שבו (${isolate(v.scheme)}) רשום ${isolate(v.stated)}.`,
    issuer_number_differs: (v) =>
      `מספר המנפיק המודפס בעמוד הוא ${isolate(v.printed)}, ואילו בקוד שבו (${isolate(v.scheme)}) רשום ${isolate(v.stated)}.`,
  },
} satisfies CheckText;

export const findings = {
  code_payment_differs: {
    title: 'בקוד שבעמוד רשום סכום אחר או חשבון אחר',
    detail: (v) =>
      `קוד קריא למכונה (${isolate(v.scheme)}) חוזר על מה שכתוב במסמך. בעמוד מודפס ${isolate(v.printed)}, ובקוד רשום ${isolate(v.stated)}, ערך שאינו מודפס בשום מקום בעמודים. ייתכן שהטקסט המודפס או הקוד שונו, וייתכן שהקוד שייך למסמך אחר; יש לברר עם מנפיק המסמך מה נכון לפני שמסתמכים עליו.`,
  },
  code_amount_missing: {
    title: 'הסכום שרשום בקוד אינו מודפס בשום מקום',
    detail: (v) =>
      `קוד קריא למכונה (${isolate(v.scheme)}) חוזר על מה שכתוב במסמך. רשום בו ${money(v.stated)}, ואף אחד מהסכומים שבעמודים אינו כזה. ייתכן שסכום מודפס או הקוד שונו, וייתכן שהקוד שייך למסמך אחר; יש להשוות את הסכום הכולל שבעמוד לקוד.`,
  },
  code_detail_differs: {
    title: 'בקוד שבעמוד רשום תאריך אחר או מספר אחר',
    detail: (v) =>
      `בעמוד מודפס ${isolate(v.printed)}, ובקוד הקריא למכונה שבו (${isolate(v.scheme)}) רשום ${isolate(v.stated)}, ערך שאינו מודפס בשום מקום בעמודים. ייתכן שהטקסט המודפס שונה, וייתכן שהקוד שייך למסמך אחר; מנפיק המסמך יוכל לומר מה נכון.`,
  },
} satisfies Record<string, FindingText>;
