import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'הצהרה על בינה מלאכותית';

export const words = {
  ai_generator_declared: {
    title: 'לפי הקובץ, התמונה נוצרה או שונתה בבינה מלאכותית',
    detail: (v) =>
      `${AI_BASIS[String(v.basis)] ?? 'כך רשום בנתוני הקובץ'} (${isolate(v.name)}). כך מחוללי תמונות מסמנים את תוצריהם. אין להסתמך על המסמך; יש לפנות לגוף המנפיק.`,
  },
  ai_part_declared: {
    title: 'לפי הקובץ, חלק מהתמונה נוצר בבינה מלאכותית',
    detail: (v) =>
      `${v.basis === 'manifest' ? 'בתיעוד המקור שבקובץ' : 'בנתוני הקובץ'} רשום שבינה מלאכותית השלימה או שינתה חלקים בתמונה (${isolate(v.name)}). יש לבקש את התמונה כפי שצולמה ולאמת את הנתונים מול הגוף המנפיק.`,
  },
} satisfies Record<string, FindingText>;

const AI_BASIS: Record<string, string> = {
  manifest: 'בתיעוד המקור שבקובץ רשום שהתמונה נוצרה בבינה מלאכותית',
  source_type: 'בנתוני הקובץ מוצהר שהתמונה סינתטית',
  generator_data: 'בקובץ שמורות הגדרות של מחולל תמונות',
  software: 'בנתוני הקובץ רשום מחולל תמונות',
};
