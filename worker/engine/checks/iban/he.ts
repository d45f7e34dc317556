import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'ספרות ביקורת של IBAN',
  says: {
    valid: (v) => `מספר ה־IBAN ${isolate(v.iban)} תקין.`,
    invalid: (v) =>
      `מספר ה־IBAN ${isolate(v.iban)} אינו יכול להתקיים: ספרות הביקורת או המבנה שגויים.`,
    specimen: (v) =>
      `מספר ה־IBAN ${isolate(v.iban)} אינו תקין. ספרות עוקבות אופייניות למסמך לדוגמה.`,
    no_country: (v) => `${isolate(v.iban)} אינו פותח בקוד של מדינה שמשתמשת ב־IBAN.`,
  },
} satisfies CheckText;

export const findings = {
  iban_invalid: {
    title: 'מספר IBAN שגוי',
    detail: (v) =>
      `ספרות הביקורת או המבנה של ${isolate(v.iban)} שגויים, ולכן לא ייתכן שבנק הנפיק אותו. אין להעביר אליו כסף; יש לברר מול המוטב בערוץ אחר.`,
  },
  iban_specimen: {
    title: 'מספר IBAN של מסמך לדוגמה',
    detail: (v) =>
      `${isolate(v.iban)} אינו תקין וספרותיו עוקבות: כך מודפסים מסמכים לדוגמה. לא ניתן להעביר אליו כסף; יש לברר את מספר החשבון האמיתי בערוץ אחר.`,
  },
} satisfies Record<string, FindingText>;
