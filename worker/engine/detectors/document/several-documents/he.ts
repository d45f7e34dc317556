import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'כמה מסמכים בעמוד אחד';

export const words = {
  several_documents_on_page: {
    title: 'בעמוד יש יותר ממסמך אחד',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} נראים ${isolate(v.count)} מסמכים זה לצד זה. הנתונים נלקחו מהמסמך המפורט ביותר, ונבדקו מול המספרים שלו בלבד. כדי שכל מסמך ייבדק, יש לסרוק כל אחד מהם בנפרד.`,
  },
} satisfies Record<string, FindingText>;
