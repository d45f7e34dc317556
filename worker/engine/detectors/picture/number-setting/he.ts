import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'גודל המספרים וגובהם';

export const words = {
  number_set_otherwise: {
    title: 'מספר אחד אינו מסודר כמו האחרים',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} המספרים ברשימה הם בגודל אחד ועומדים בגובה המילים שלצידם, כפי שתוכנה מסדרת אותם. המספר המסומן גדול או קטן יותר או עומד גבוה או נמוך יותר, ויותר מכל מספר אחר. כך נראה מספר שכוסה והוקלד מחדש; כך נראה גם מספר שתוכנה מבדילה בכוונה. יש להשוות לקובץ המקורי או למסמך אחר של אותו מנפיק.`,
  },
} satisfies Record<string, FindingText>;
