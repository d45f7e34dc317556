import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'עיצוב הטקסט';

export const words = {
  text_style_differs: {
    title: 'ערך שעיצובו שונה משכניו',
    detail: (v) =>
      `${quote(v.text)} בעמוד ${isolate(v.page)} שונה ${STYLE[String(v.what)] ?? 'בעיצוב'} משאר ${AMONG[String(v.among)] ?? 'השורה'}${v.usual ? ` (${isolate(v.found)} במקום ${isolate(v.usual)})` : ''}. תוכנה מעצבת באופן אחיד ערכים השייכים זה לזה; עריכה מאוחרת לרוב אינה מצליחה לחקות זאת.`,
  },
  text_misaligned: {
    title: 'ערך שאינו מיושר עם סביבתו',
    detail: (v) =>
      v.what === 'overlap'
        ? `${quote(v.text)} בעמוד ${isolate(v.page)} עולה ב־${isolate(v.off)} נקודות על הטקסט שלצדו. תוכנה שמעצבת שורה שלמה משאירה מקום לכל ערך; לערך ארוך יותר שהוכנס מאוחר לרוב אין מקום.`
        : `${quote(v.text)} בעמוד ${isolate(v.page)} סוטה ב־${isolate(v.off)} נקודות ${v.what === 'edge' ? 'משולי הטור שלו' : 'מקו הבסיס של השורה'}. בהדפסה של תוכנה אחת כל הערכים מיושרים במדויק.`,
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
