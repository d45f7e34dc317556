import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'ספרות חוזרות';

export const words = {
  number_drawn_otherwise: {
    title: 'מספר אחד צויר בתוכנה אחרת מזו שציירה את שאר המספרים',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} כמעט כל ספרה זהה, פיקסל אחר פיקסל, לספרה אחרת, כפי שקורה בכל עמוד שתוכנה אחת ציירה. במספר המסומן אין אף ספרה שזהה לספרה אחרת בעמוד, אף שהגודל והסגנון זהים. כך נראה מספר שהוקלד מחדש, שגודלו שונה או שנלקח מתמונה אחרת: יש להשוות לקובץ המקורי או למסמך אחר של אותו מנפיק.`,
  },
} satisfies Record<string, FindingText>;
