import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'שרידי תוכן קודם';

export const words = {
  unused_object_text: {
    title: 'הקובץ עדיין מכיל טקסט שאינו מוצג באף עמוד',
    detail: (v) =>
      v.shown
        ? `בעמוד ${isolate(v.page)} כתוב ${quote(v.shown)}, אך חלק בקובץ ששום דבר אינו מפנה אליו עוד מכיל לאותו מקום ${quote(v.text)}. תוכנות שמשנות קובץ מוכן משאירות שרידים כאלה של מה שעמד שם קודם, וכך גם תבנית שמולאה. יש לברר עם הגוף המנפיק מה נכון.`
        : `שום דבר בקובץ אינו מפנה עוד לחלק המכיל ${quote(v.text)}. תוכנות שמשנות קובץ מוכן משאירות שרידים כאלה, וכך גם תבניות.`,
  },
} satisfies Record<string, FindingText>;
