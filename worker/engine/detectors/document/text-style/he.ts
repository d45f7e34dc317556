import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'עיצוב הטקסט';

export const words = {
  text_style_differs: {
    title: 'ערך שעיצובו שונה משכניו',
    detail: (v) =>
      `${quote(v.text)} בעמוד ${isolate(v.page)} שונה ${STYLE[String(v.what)] ?? 'בעיצוב'} משאר ${AMONG[String(v.among)] ?? 'השורה'}${v.usual ? ` (${isolate(v.found)} במקום ${isolate(v.usual)})` : ''}. ערכים השייכים זה לזה מעוצבים לרוב באופן אחיד, וערך שהוכנס מאוחר לרוב שונה מהם. יש גם תוכנות שמבליטות ערכים בכוונה, או משתמשות בגופן אחר לאותיות שחסרות בגופן הראשי. יש להשוות למסמך המקורי.`,
  },
  text_misaligned: {
    title: 'ערך שאינו מיושר עם סביבתו',
    detail: (v) =>
      v.what === 'overlap'
        ? `${quote(v.text)} בעמוד ${isolate(v.page)} עולה ב־${isolate(v.off)} נקודות על הטקסט שלצדו. לערך ארוך שהוכנס מאוחר לרוב אין מקום; כך קורה גם לערך ארוך בטור צר של טופס.`
        : `${quote(v.text)} בעמוד ${isolate(v.page)} סוטה ב־${isolate(v.off)} נקודות ${v.what === 'edge' ? 'משולי הטור שלו' : 'מקו הבסיס של השורה'}, שכל השאר מיושרים אליו. ערך שהוכנס מאוחר לרוב מחטיא אותו; כך קורה גם לערכים שטופס ממקם בתיבות משלהם. יש להשוות למסמך המקורי.`,
  },
} satisfies Record<string, FindingText>;

const STYLE: Record<string, string> = {
  font: 'בגופן',
  subset: 'בגופן המוטמע',
  size: 'בגודל',
  colour: 'בצבע',
  spacing: 'בריווח האותיות',
};

const AMONG: Record<string, string> = {
  line: 'השורה',
  column: 'הטור',
  word: 'המילה',
  page: 'העמוד',
};
