import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'רעש התמונה';

export const words = {
  flat_patch: {
    title: 'לנייר שמאחורי מילה אחת אין גרעיניות',
    detail: (v) =>
      `בכל עמוד ${isolate(v.page)} לנייר יש גרעיניות של מצלמה או סורק, ובין אותיות המילה המסומנת הוא אחיד לחלוטין. תוכנה ציירה את המילה יחד עם הרקע שלה על התמונה המוגמרת. כך נראית גם תווית או חותמת שתוכנה מוסיפה לסריקה. יש להשוות למקור.`,
  },
  clean_patch: {
    title: 'הנייר סביב מילה אחת נקי יותר מאשר סביב כל השאר',
    detail: (v) =>
      `סביב המילה המסומנת בעמוד ${isolate(v.page)} חסרים הגרעיניות וסימני הדחיסה שמופיעים סביב כל מילה אחרת. כך נראית מילה שהוקלדה על אזור שנמחק. יש להשוות למסמך המקורי.`,
  },
} satisfies Record<string, FindingText>;
