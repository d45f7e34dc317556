import { money } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'סיכומי דף החשבון',
  says: {
    holds: 'הסיכומים המודפסים תואמים לתנועות.',
    credits: (v) =>
      `סך הזכות המודפס הוא ${money(v.printed)}, אך סכום תנועות הזכות הוא ${money(v.expected)}.`,
    debits: (v) =>
      `סך החובה המודפס הוא ${money(v.printed)}, אך סכום תנועות החובה הוא ${money(v.expected)}.`,
    total: (v) =>
      `הסכום הכולל המודפס בחשבון הוא ${money(v.printed)}, אך שורותיו מסתכמות ב-${money(v.expected)}.`,
    amount_paid: (v) =>
      `בחשבון מודפס ששולמו ${money(v.printed)}, אך התשלומים שבשורותיו מסתכמים ב-${money(v.expected)}.`,
    charges: (v) =>
      `החיובים שנקראו מסתכמים ב-${money(v.expected)}, והסכום המודפס הוא ${money(v.printed)}. ייתכן שהוא כולל תשלומים, זיכויים או חיובים של כרטיס אחר; השוו אותו לשורות.`,
    differs:
      'הסיכומים המודפסים שונים מסכום התנועות שנקראו; ייתכן שהם מתייחסים לתקופה אחרת או לפריטים נוספים.',
  },
} satisfies CheckText;
