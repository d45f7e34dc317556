import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'רשת לאיתור מקומות שהועתקו';

export const words = {
  network_copy_paste: {
    title: 'רמז חלש לכך שמשהו הודבק בעמוד',
    detail: (v) =>
      `מודל לומד מצא שהמקום המסומן בעמוד ${isolate(v.page)} שונה ממקומות דומים באותו עמוד, כמו שנראים חלקים שהועתקו. במסמכים אמיתיים המודל טועה לעיתים קרובות מכדי להכריע לבדו: בדקו את המקום, ותנו משקל רב יותר לממצאים אחרים.`,
  },
} satisfies Record<string, FindingText>;
