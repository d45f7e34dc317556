import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'רשת לאיתור רקע שנצבע מחדש';

export const words = {
  network_background_patch: {
    title: 'רמז חלש לכך שהרקע נצבע מחדש',
    detail: (v) =>
      `מודל לומד מצא שהמקום המסומן בעמוד ${isolate(v.page)} שונה ממקומות דומים באותו עמוד, כמו שנראה נייר שמולא או תוקן. במסמכים אמיתיים המודל טועה לעיתים קרובות מכדי להכריע לבדו: בדקו את המקום, ותנו משקל רב יותר לממצאים אחרים.`,
  },
} satisfies Record<string, FindingText>;
