import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'גופנים מוטמעים';

export const words = {
  font_split: {
    title: 'גופן אחד מוטמע שוב עבור אותיות בודדות',
    detail: (v) =>
      `הגופן ${isolate(v.font)} מוטמע שוב עבור ${isolate(v.letters)} תווים בלבד, בהם ${quote(v.text)}. תוכנות עריכה עושות זאת כשהן מוסיפות טקסט לקובץ מוכן; גם איחוד קבצים עושה זאת.`,
  },
  font_letters_unused: {
    title: 'הקובץ מכיל אותיות ששום טקסט אינו משתמש בהן עוד',
    detail: (v) =>
      `הגופן ${isolate(v.font)} הוטמע בדיוק עבור התווים שבמסמך, בהם ${quote(v.letters)}, שאינם מופיעים בו כעת. טקסט שהכיל אותם הוסר או הוחלף: בעריכה, או עם עמוד או שדה שהוצאו מהקובץ.`,
  },
} satisfies Record<string, FindingText>;
