import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'ריווח ספרות';

export const words = {
  digits_spaced_otherwise: {
    title: 'הספרות של מספר אחד אינן במקום שבו הן נמצאות בשאר המספרים',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} הספרות של מספרים בגודל אחד עומדות במרחקים שווים, כפי שתוכנה מסדרת אותן. במספר המסומן ספרה נמצאת לצד מקומה, מעליו או מתחתיו, יותר מבכל מקום אחר בעמוד. כך נראה מספר שהוקלד מחדש בגופן דומה או שספרה בו הוחלפה; כך נראה גם מספר שתוכנה מציגה בכוונה בגופן אחר. יש להשוות לקובץ המקורי או למסמך אחר של אותו מנפיק.`,
  },
} satisfies Record<string, FindingText>;
