import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'פגמים בקובץ';

export const words = {
  damaged_structure: {
    title: 'חלקים מהקובץ פגומים',
    detail:
      'חלקים מהקובץ לא נקראו או תוקנו תוך כדי קריאה. ייתכן שהמסמך ייראה שונה בתוכנות שונות; יש לבקש את הקובץ המקורי.',
  },
} satisfies Record<string, FindingText>;
