import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'סידור רשימות';

export const words = {
  number_set_otherwise: {
    title: 'מספר אחד ברשימה אינו מסודר כמו האחרים',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} המספרים ברשימה הם בגודל אחד, עומדים בגובה המילים שבשורתם ומסתיימים בקו אחד, כפי שתוכנה מסדרת אותם. המספר המסומן חורג מכך יותר מכל מספר אחר ברשימה. כך נראה מספר שכוסה והוקלד מחדש; כך נראה גם מספר שתוכנה מבדילה בכוונה. יש להשוות לקובץ המקורי או למסמך אחר של אותו מנפיק.`,
  },
} satisfies Record<string, FindingText>;
