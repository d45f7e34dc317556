import type { CheckTexts } from '../en/checks.js';
import { amount, date, isolate } from '../format.js';
import type { Values } from '../say.js';
import { oddPart, oddValue } from './sums.js';
import { WEEKDAYS } from './words.js';

const money = (value: string | number | undefined) => isolate(amount(value));
const day = (value: string | number | undefined) => isolate(date(value));
const times = (v: Values, one: string, many: string) =>
  v.count === 1 ? one : `${isolate(v.count)} ${many}`;

export const CHECKS: CheckTexts = {
  running_balance: {
    label: 'יתרה שוטפת',
    says: {
      holds: (v) =>
        `כל יתרה מתקבלת מהיתרה שלפניה ומהתנועה שביניהן (${times(v, 'מעבר אחד נבדק', 'מעברים נבדקו')}).`,
      balance: oddPart,
      amount: oddPart,
      row: oddPart,
      opening: oddPart,
      closing: oddPart,
      more: (v) => `${times(v, 'יתרה נוספת אחת אינה מתיישבת', 'יתרות נוספות אינן מתיישבות')}.`,
      not_understood: (v) =>
        `${times(v, 'יתרה אחת אינה מתיישבת', 'יתרות אינן מתיישבות')} עם התנועות כפי שנקראו; ייתכן שהטבלה לא נקראה במלואה. יש לבדוק ידנית.`,
    },
  },
  statement_totals: {
    label: 'סיכומי דף החשבון',
    says: {
      holds: 'הסיכומים המודפסים תואמים לתנועות.',
      credits: (v) =>
        `סך הזכות המודפס הוא ${money(v.printed)}, אך סכום תנועות הזכות הוא ${money(v.expected)}.`,
      debits: (v) =>
        `סך החובה המודפס הוא ${money(v.printed)}, אך סכום תנועות החובה הוא ${money(v.expected)}.`,
      differs:
        'הסיכומים המודפסים שונים מסכום התנועות שנקראו; ייתכן שהם מתייחסים לתקופה אחרת או לפריטים נוספים.',
    },
  },
  invoice_total: {
    label: 'סכום לתשלום',
    says: {
      holds: 'סכום הרכיבים שווה לסכום הכולל.',
      odd: oddValue,
      differs: (v) =>
        `יש הפרש של ${money(v.difference)} בין הרכיבים המודפסים לסכום הכולל; ייתכן שבמסמך פריטים שלא זוהו. יש לבדוק ידנית.`,
    },
  },
  line_items: {
    label: 'שורות: כמות כפול מחיר',
    says: {
      holds: 'בכל שורה, כמות כפול מחיר שווה לסכום השורה.',
      odd: oddValue,
      differs: (v) =>
        `בשורה אחת יש הפרש של ${money(v.difference)} בין מכפלת הכמות במחיר לבין הסכום; ייתכן שניתנה הנחה לשורה.`,
    },
  },
  vat_rate: {
    label: 'שיעור המע״מ',
    says: {
      lawful: (v) => `שיעור מע״מ של ${isolate(`${v.rate}%`)} היה בתוקף במועד המסמך.`,
      zero: 'מע״מ בשיעור אפס, כמו ביצוא או באילת.',
      unlawful: (v) =>
        v.date
          ? `שיעור מע״מ של ${isolate(`${v.rate}%`)} לא היה בתוקף ביום ${day(v.date)}; השיעור שחל הוא ${isolate(`${v.rates}%`)}.`
          : `שיעור מע״מ של ${isolate(`${v.rate}%`)} לא היה בתוקף בישראל מאז ${isolate(2002)}.`,
    },
  },
  vat_amount: {
    label: 'סכום המע״מ',
    says: {
      holds: 'סכום המע״מ תואם לשיעור ולבסיס החיוב.',
      odd: oddValue,
      too_high: (v) =>
        `המע״מ המודפס, ${money(v.printed)}, גבוה ממה ששיעור של ${isolate(`${v.rate}%`)} מאפשר על בסיס החיוב (${money(v.expected)}).`,
      differs: (v) =>
        `יש הפרש של ${money(v.difference)} בין המע״מ לבין שיעורו מבסיס החיוב; ייתכן שחלק מהפריטים פטורים.`,
    },
  },
  payslip_net: {
    label: 'חישובי תלוש השכר',
    says: {
      holds: 'התשלומים, הניכויים והנטו מתיישבים זה עם זה.',
      odd: oddValue,
      differs: (v) =>
        `יש הפרש של ${money(v.difference)} בחישובי התלוש; ייתכן שהטבה או ניכוי לא זוהו. יש לבדוק ידנית.`,
    },
  },
  iban: {
    label: 'ספרות ביקורת של IBAN',
    says: {
      valid: (v) => `מספר ה־IBAN ${isolate(v.iban)} תקין.`,
      invalid: (v) =>
        `מספר ה־IBAN ${isolate(v.iban)} אינו יכול להתקיים: ספרות הביקורת או המבנה שגויים.`,
      no_country: (v) => `${isolate(v.iban)} אינו פותח בקוד של מדינה שמשתמשת ב־IBAN.`,
    },
  },
  iban_account: {
    label: 'IBAN מול מספר החשבון',
    says: {
      same: 'מספר ה־IBAN תואם לבנק, לסניף ולחשבון המודפסים לצידו.',
      other: (v) =>
        `מספר ה־IBAN ${isolate(v.iban)} שייך לחשבון ${isolate(v.expected)}, אך במסמך מודפס ${isolate(v.printed)}.`,
      unrelated: (v) =>
        `מספר ה־IBAN ${isolate(v.iban)} שייך לחשבון (${isolate(v.expected)}) שאינו מופיע במסמך; ייתכן שהוא של צד אחר.`,
    },
  },
  bank_code: {
    label: 'קוד בנק',
    says: {
      bank: (v) => `קוד בנק ${isolate(v.code)} הוא ${isolate(v.bank_he)}.`,
      other: (v) => `קוד ${isolate(v.code)} שייך למסלקה או לחברת תשלומים.`,
      unknown: (v) => `קוד בנק ${isolate(v.code)} אינו ברשימת הבנקים שבידינו.`,
    },
  },
  bank_account: {
    label: 'ספרות ביקורת של חשבון',
    says: {
      valid: (v) => `מספר החשבון ${isolate(v.account)} עומד בכלל הביקורת של הבנק.`,
      invalid: (v) =>
        `מספר החשבון ${isolate(v.account)} אינו עומד בכלל ספרות הביקורת של ${isolate(v.bank_he)}.`,
    },
  },
  identity_number: {
    label: 'ספרת ביקורת של מספר זהות',
    says: {
      valid: (v) => `ספרת הביקורת של מספר הזהות ${isolate(v.number)} תקינה.`,
      invalid: (v) =>
        `ספרת הביקורת של מספר הזהות ${isolate(v.number)} שגויה: לא ייתכן שמספר כזה הונפק.`,
      maybe_passport: (v) =>
        `ספרת הביקורת של ${isolate(v.number)} אינה מתאימה למספר זהות; ייתכן שזהו מספר דרכון.`,
    },
  },
  company_number: {
    label: 'ספרת ביקורת של מספר חברה',
    says: {
      valid: (v) => `ספרת הביקורת של מספר החברה או העוסק ${isolate(v.number)} תקינה.`,
      invalid: (v) =>
        `ספרת הביקורת של מספר החברה או העוסק ${isolate(v.number)} שגויה: לא ייתכן שמספר כזה הונפק.`,
      unusual: (v) =>
        `מספר החברה או העוסק ${isolate(v.number)} אינו לפי הכלל הרגיל; יש לבדוק אותו במרשם.`,
    },
  },
  weekday: {
    label: 'יום בשבוע ותאריך',
    says: {
      same: (v) => `היום בשבוע המודפס לצד ${day(v.date)} נכון.`,
      other: (v) =>
        `${day(v.date)} חל ב${WEEKDAYS[Number(v.expected)]}, אך במסמך מודפס ${WEEKDAYS[Number(v.printed)]}.`,
    },
  },
  date_possible: {
    label: 'תאריכים קיימים',
    says: {
      all: 'כל התאריכים המודפסים קיימים בלוח השנה.',
      impossible: (v) => `התאריך ${isolate(v.printed)} אינו קיים.`,
      unusual: (v) =>
        `התאריך ${isolate(v.printed)} אינו קיים; בלוחות סילוקין נהוג לעיתים לחשב שלושים ימים בכל חודש.`,
    },
  },
  date_not_in_future: {
    label: 'תאריך המסמך',
    says: {
      past: (v) => `תאריך המסמך, ${day(v.date)}, אינו מאוחר מהיום.`,
      future: (v) => `תאריך המסמך הוא ${day(v.date)}, מאוחר מהיום (${day(v.today)}).`,
    },
  },
  period_order: {
    label: 'סדר התנועות',
    says: {
      ordered: 'התנועות מסודרות לפי תאריך.',
      unordered: (v) =>
        `${times(v, 'תנועה אחת אינה', 'תנועות אינן')} במקומן לפי סדר התאריכים, הראשונה ביום ${day(v.date)}.`,
    },
  },
  allocation_number: {
    label: 'מספר הקצאה',
    says: {
      present: 'לחשבונית המס יש מספר הקצאה.',
      missing: (v) =>
        `לא נמצא מספר הקצאה, אף שהמע״מ בחשבונית מס מיום ${day(v.date)} הוא ${money(v.vat)} והחובה חלה מעל ${money(v.threshold)}. ייתכן שהקונה לא יוכל לנכות את המע״מ.`,
    },
  },
};
