import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'הדפסת המספרים';

export const words = {
  number_printed_otherwise: {
    title: 'מספר אחד מודפס אחרת מהמספרים שסביבו',
    detail: (v) =>
      `המספר המסומן בעמוד ${isolate(v.page)} שונה משאר המספרים בעמוד בכמה מאפיינים יחד: חדות הקווים, כהותם ועוביים, צורת הספרות והמרווח ביניהן, מיקומן בשורה והנייר שסביבן. כך נראה מספר שהוקלד מעל מספר אחר או הועתק ממסמך אחר. גם מספרים מודגשים או צבעוניים, חותמות, קפלים וצללים נראים כך: זהו סימן חלש, שיש לו משקל יחד עם סימנים אחרים. יש להשוות למסמך המקורי.`,
  },
} satisfies Record<string, FindingText>;
