import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'גווני הקצוות';

export const words = {
  number_shaded_otherwise: {
    title: 'קצות הספרות במספר אחד צוירו בתוכנה אחרת',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} בקצות האותיות חוזרים אותם גוונים, כפי שתוכנה אחת מציירת אותם. בקצות הספרות של המספר המסומן יש גוונים, או צמדים של גוונים סמוכים, שאינם מופיעים באף מילה אחרת בעמוד, אף שהרקע, צבע הכתב והגודל זהים. כך נראה מספר שהוקלד מחדש, שגודלו שונה או שרוכך בתוכנת עריכה; כך נראה גם מספר שאפליקציה מכניסה כתמונה. יש להשוות לקובץ המקורי או למסמך אחר של אותו מנפיק.`,
  },
} satisfies Record<string, FindingText>;
