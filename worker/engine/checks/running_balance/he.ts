import { inconsistentBalanceText } from '../arithmetic/he.js';
import { times } from '../../texts/he.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'יתרה שוטפת',
  says: {
    holds: (v) =>
      `כל יתרה מתקבלת מהיתרה שלפניה ומהתנועה שביניהן (${times(v, 'מעבר אחד נבדק', 'מעברים נבדקו')}).`,
    balance: inconsistentBalanceText,
    amount: inconsistentBalanceText,
    row: inconsistentBalanceText,
    opening: inconsistentBalanceText,
    closing: inconsistentBalanceText,
    more: (v) => `${times(v, 'יתרה נוספת אחת אינה מתיישבת', 'יתרות נוספות אינן מתיישבות')}.`,
    not_understood: (v) =>
      `${times(v, 'יתרה אחת אינה מתיישבת', 'יתרות אינן מתיישבות')} עם התנועות כפי שנקראו; ייתכן שהטבלה לא נקראה במלואה. יש לבדוק ידנית.`,
  },
} satisfies CheckText;

export const findings = {
  balance_mismatch: {
    title: 'היתרה השוטפת אינה מתיישבת עם התנועות',
    detail: (v) =>
      `${inconsistentBalanceText(v)} מערכת הבנק מחשבת יתרות באופן אוטומטי; יש להשוות את השורה המסומנת לנתוני הבנק.`,
  },
} satisfies Record<string, FindingText>;
