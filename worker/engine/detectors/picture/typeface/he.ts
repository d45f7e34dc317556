import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'גופן המספרים';

export const words = {
  typeface_differs: {
    title: 'מספר אחד מודפס בגופן שונה משאר המספרים',
    detail: (v) =>
      `צורת הספרות במספר המסומן בעמוד ${isolate(v.page)} שונה מצורתן של אותן ספרות בכל שאר המספרים באותו גודל בעמוד. כך נראה מספר שהוקלד מאוחר יותר או נלקח ממסמך אחר. יש מדפסות שמדפיסות שורות בודדות בגופן אחר, ולכן יש להשוות למסמך המקורי או למסמך אחר של אותו מנפיק.`,
  },
} satisfies Record<string, FindingText>;
