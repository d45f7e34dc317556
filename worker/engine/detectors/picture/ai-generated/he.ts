import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'סימנים של מחוללי תמונות';

export const words = {
  ai_generated_traces: {
    title: 'רמז חלש לכך שמחולל תמונות יצר את התמונה',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} מודל מאומן זיהה דפוסים עדינים כמו אלה שמחוללי תמונות מותירים (הבסיס: סימן שנלמד). המודל לא אומן על מחוללים מסחריים, וגם עיבוד תמונה בטלפון עשוי להיראות כך: לבדו אין בכך בסיס להחלטה. יש לשקול יחד עם ממצאים אחרים.`,
  },
} satisfies Record<string, FindingText>;
