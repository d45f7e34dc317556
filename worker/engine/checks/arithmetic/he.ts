import { date, isolate } from '../../texts/format.js';
import { day, money } from '../../texts/he.js';
import type { FindingText, Values } from '../../texts/say.js';

/** Hebrew texts that several arithmetic checks share. */
export const findings = {
  total_mismatch: {
    title: 'סכום שאינו תואם לרכיביו',
    detail: (v) =>
      `${inconsistentValueText(v)} ${v.or_parts === undefined ? 'ייתכן שהערך המסומן שונה' : 'ייתכן שהערך המסומן, או אחד הסכומים שמהם הוא נגזר, שונה'}; יש לאמת אותו מול הגוף המנפיק.`,
  },
  vat_mismatch: {
    title: 'המע״מ אינו תואם',
    detail: (v) => `${vatMismatchText(v)} יש לאמת את החשבונית מול המוכר.`,
  },
} satisfies Record<string, FindingText>;

export function vatMismatchText(v: Values): string {
  if (v.rates !== undefined)
    return `שיעור מע״מ של ${isolate(`${v.rate}%`)} לא היה בתוקף${v.date ? ` ביום ${day(v.date)}` : ''}; השיעור החוקי: ${isolate(`${v.rates}%`)}.`;
  if (v.rate !== undefined)
    return `המע״מ המודפס, ${money(v.printed)}, גבוה מ־${isolate(`${v.rate}%`)} של בסיס החיוב, שהם ${money(v.expected)}.`;
  return inconsistentValueText(v);
}

/** Names of the quantities with the definite article, by their key in `values.part`. */
const QUANTITY_NAMES: Record<string, string> = {
  total: 'הסכום הכולל',
  subtotal: 'סכום הביניים',
  vat: 'המע״מ',
  net_at_rate: 'בסיס החיוב של השיעור המסומן',
  vat_at_rate: 'המע״מ של השיעור המסומן',
  net_of_rates: 'סכום בסיסי החיוב של כל השיעורים',
  vat_of_rates: 'סכום המע״מ של כל השיעורים',
  discount: 'ההנחה',
  insurance: 'החלק שהביטוח משלם',
  service_charge: 'דמי השירות',
  rounding: 'העיגול',
  vat_exempt: 'החלק הפטור ממע״מ',
  cash: 'המזומן שהתקבל',
  change: 'העודף',
  amount_due: 'היתרה לתשלום',
  amount_paid: 'הסכום ששולם',
  item: 'סכום השורה המסומנת',
  price: 'מחיר היחידה בשורה המסומנת',
  gross: 'שכר הברוטו',
  net: 'שכר הנטו',
  net_to_pay: 'הנטו לתשלום',
  total_payments: 'סך התשלומים',
  total_taxes: 'סך המיסים',
  year_gross: 'סך התשלומים המצטבר',
  total_deductions: 'סך הניכויים',
  mandatory_deductions: 'סך ניכויי החובה',
  voluntary_deductions: 'סך ניכויי הרשות',
  payments: 'התשלום המסומן',
  deductions_listed: 'הניכוי המסומן',
  credits: 'סך הזכות',
  debits: 'סך החובה',
  opening: 'יתרת הפתיחה',
  closing: 'יתרת הסגירה',
  part: 'הרכיב המסומן בסיכום',
  movement: 'סכום התנועה המסומנת',
  principal: 'תשלום הקרן בשורה המסומנת',
  interest: 'תשלום הריבית בשורה המסומנת',
  instalment: 'התשלום בשורה המסומנת',
  loan_balance: 'יתרת ההלוואה בשורה המסומנת',
  repaid: 'הסכום הכולל לתשלום',
};

/** Text for one value that is inconsistent with all others. */
export const inconsistentValueText = (v: Values): string =>
  v.payments === undefined ? otherValueText(v) : tooLittleText(v);

/** A loan that its payments do not repay. */
const tooLittleText = (v: Values): string =>
  `סכום ההלוואה: מודפס ${money(v.printed)}, אך ${isolate(v.count)} התשלומים שלה מסתכמים ב-${money(v.payments)} בלבד.`;

const otherValueText = (v: Values): string =>
  `${QUANTITY_NAMES[String(v.part)] ?? 'הסכום'}: מודפס ${money(v.printed)}, אך לפי שאר הסכומים במסמך ${v.or_parts === undefined ? 'הערך הנכון הוא' : 'הערך אמור להיות'} ${money(v.expected)}.`;

const movement = (v: Values): string => {
  const when = v.date ? ` מיום ${isolate(date(v.date))}` : '';
  const what = v.description ? ` (${isolate(v.description)})` : '';
  return `${when}${what}`;
};

/** Text for the inconsistent part of a running balance. */
export function inconsistentBalanceText(v: Values): string {
  const [printed, expected] = [money(v.printed), money(v.expected)];
  switch (String(v.odd)) {
    case 'amount':
      return `בתנועה${movement(v)} מודפס סכום של ${printed}, אך ההפרש בין היתרה שלפניה ליתרה שאחריה הוא ${expected}.`;
    case 'balance':
      return `לאחר התנועה${movement(v)} מודפסת יתרה של ${printed}, אך לפי התנועות שלפניה ואחריה היתרה הנכונה היא ${expected}.`;
    case 'opening':
      return `יתרת הפתיחה והתנועה הראשונה${movement(v)} מביאות ליתרה של ${expected}, אך מודפסת יתרה של ${printed}.`;
    case 'closing':
      return `יתרת הסגירה המודפסת היא ${printed}, אך היתרה לאחר התנועה האחרונה היא ${expected}.`;
    default:
      return `לאחר התנועה${movement(v)} היתרה צריכה להיות ${expected}, אך מודפסת יתרה של ${printed}.`;
  }
}
