import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'הערות';

export const words = {
  annotation_over_text: {
    title: 'הערה מכסה את המודפס',
    detail: (v) => {
      const kind = ANNOTATION[String(v.kind)] ?? 'הערה';
      if (!v.shown)
        return `בעמוד ${isolate(v.page)} ${kind} מכסה את ${quote(v.hidden)}. הערות מוסיף מי שמקבל את הקובץ, לא הגוף המנפיק.`;
      return v.hidden
        ? `בעמוד ${isolate(v.page)} ${quote(v.shown)} שייך ל${kind} על גבי ${quote(v.hidden)}. הערות מוסיף מי שמקבל את הקובץ, לא הגוף המנפיק.`
        : `בעמוד ${isolate(v.page)} ${quote(v.shown)} שייך ל${kind} על גבי העמוד. הערות מוסיף מי שמקבל את הקובץ, לא הגוף המנפיק.`;
    },
  },
} satisfies Record<string, FindingText>;

const ANNOTATION: Record<string, string> = {
  FreeText: 'תיבת טקסט',
  Stamp: 'חותמת',
  Widget: 'שדה טופס',
  Square: 'מלבן מצויר',
  Ink: 'ציור',
  Redact: 'השחרה',
  Polygon: 'ציור',
};
