import { amount, date, isolate } from '../format.js';
import type { Values } from '../say.js';

/** שמות הסכומים, עם ה"א הידיעה. */
const PARTS: Record<string, string> = {
  total: 'הסכום הכולל',
  subtotal: 'סכום הביניים',
  vat: 'המע״מ',
  discount: 'ההנחה',
  rounding: 'העיגול',
  vat_exempt: 'החלק הפטור ממע״מ',
  cash: 'המזומן שהתקבל',
  change: 'העודף',
  amount_due: 'היתרה לתשלום',
  item: 'סכום השורה המסומנת',
  gross: 'שכר הברוטו',
  net: 'שכר הנטו',
  total_deductions: 'סך הניכויים',
  mandatory_deductions: 'סך ניכויי החובה',
  voluntary_deductions: 'סך ניכויי הרשות',
  payments: 'התשלום המסומן',
  deductions_listed: 'הניכוי המסומן',
  credits: 'סך הזכות',
  debits: 'סך החובה',
};

const money = (value: string | number | undefined) => isolate(amount(value));

/** ערך אחד אינו מתיישב עם סכומים שכל שאר הערכים מקיימים. */
export const oddValue = (v: Values): string =>
  `${PARTS[String(v.part)] ?? 'הסכום'}: מודפס ${money(v.printed)}, אך לפי שאר הסכומים במסמך הערך הנכון הוא ${money(v.expected)}.`;

const movement = (v: Values): string => {
  const when = v.date ? ` מיום ${isolate(date(v.date))}` : '';
  const what = v.description ? ` (${isolate(v.description)})` : '';
  return `${when}${what}`;
};

/** החלק ביתרה השוטפת שאינו מתיישב. */
export function oddPart(v: Values): string {
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
