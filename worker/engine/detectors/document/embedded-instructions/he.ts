import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'הוראות נסתרות';

export const words = {
  embedded_instructions: {
    title: 'הוראות נסתרות למי שבודק את המסמך',
    detail: (v) =>
      `${CARRIER[String(v.where)] ?? 'בקובץ'} יש טקסט שאנשים אינם רואים ושפונה לתוכנה או לבודק: ${quote(v.text)}. מסמך ישר אינו עושה זאת.`,
  },
} satisfies Record<string, FindingText>;

const CARRIER: Record<string, string> = {
  page: 'בעמוד',
  metadata: 'בנתוני הקובץ',
  annotation: 'בהערה',
  attachment: 'בקובץ מצורף',
  form: 'בשדה טופס',
  layer: 'בשכבה נסתרת',
};
