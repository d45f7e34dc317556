import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'טקסט מכוסה';

export const words = {
  text_covered: {
    title: 'טקסט מוסתר מתחת לכיסוי',
    detail: (v) =>
      v.shown
        ? `בעמוד ${isolate(v.page)} מוצג ${quote(v.shown)}, אך מתחת ל${COVER[String(v.by)] ?? 'כיסוי'} הקובץ עדיין מכיל ${quote(v.hidden)}. יש לברר עם הגוף המנפיק מה נכון.`
        : `בעמוד ${isolate(v.page)} הקובץ עדיין מכיל ${quote(v.hidden)} מתחת ל${COVER[String(v.by)] ?? 'כיסוי'}. יש לברר מדוע הוסתר.`,
  },
  area_painted_over: {
    title: 'חלק מהעמוד נצבע ונכתב מחדש',
    detail: (v) =>
      v.by === 'patch'
        ? `בעמוד ${isolate(v.page)} תמונה קטנה מונחת על גבי התמונה של הדף הסרוק. כך מחליפים ערך במסמך סרוק. יש לברר עם הגוף המנפיק מה היה כתוב שם.`
        : `מתחת ל${quote(v.shown)} בעמוד ${isolate(v.page)} נמצא ${COVER[String(v.by)] ?? 'כיסוי'} בצבע הרקע, שצויר ממש לפניו ואחרי שאר העמוד. כך מוחקים ערך ומקלידים אותו מחדש.`,
  },
} satisfies Record<string, FindingText>;

const COVER: Record<string, string> = {
  fill: 'מלבן צבוע',
  picture: 'תמונה',
  annotation: 'הערה',
};
