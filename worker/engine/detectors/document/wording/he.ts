import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'נוסח המסמך';

export const words = {
  status_not_final: {
    title: 'הפעולה טרם הושלמה',
    detail: (v) =>
      `במסמך כתוב "${isolate(v.word)}": הפעולה התבקשה אך עדיין לא בוצעה. אין זו הוכחת תשלום; יש להמתין לקבלת הכסף.`,
  },
  status_void: {
    title: 'הפעולה בוטלה, נדחתה או הוחזרה',
    detail: (v) => `במסמך כתוב "${isolate(v.word)}": הכסף לא עבר, או שהוחזר. אין זו הוכחת תשלום.`,
  },
  marked_not_original: {
    title: 'המסמך מסומן כטיוטה, כדוגמה או כהדמיה',
    detail: (v) => `במסמך עצמו כתוב "${isolate(v.word)}". יש לבקש את המסמך המקורי שהונפק.`,
  },
} satisfies Record<string, FindingText>;
