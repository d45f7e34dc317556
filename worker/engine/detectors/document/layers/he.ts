import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'שכבות שאפשר לכבות';

export const words = {
  layer_hides_content: {
    title: 'שכבה בקובץ מסתירה תוכן',
    detail: (v) =>
      v.shown
        ? `בעמוד ${isolate(v.page)} מוצג ${quote(v.shown)}, אך שכבה כבויה מכילה באותו מקום ${quote(v.hidden)}. תוכנה אחרת, או הדפסה, עשויה להציג את האחר. גם שפות וגרסאות של שרטוט נשמרות בשכבות.`
        : `שכבה כבויה בעמוד ${isolate(v.page)} מכילה ${quote(v.hidden)}. תוכנה אחרת, או הדפסה, עשויה להציג אותה.`,
  },
} satisfies Record<string, FindingText>;
