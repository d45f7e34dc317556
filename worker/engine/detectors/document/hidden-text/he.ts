import { isolate } from '../../../texts/format.js';
import { quote } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'טקסט נסתר';

export const words = {
  hidden_text: {
    title: 'העמוד מכיל טקסט שאיש אינו רואה',
    detail: (v) =>
      `${quote(v.text)} בעמוד ${isolate(v.page)} ${HIDDEN[String(v.how)] ?? 'אינו נראה'}. אדם אינו רואה אותו; תוכנה שקוראת את הקובץ כן. גם סורקים, שירותי חתימה ובתי דפוס משאירים טקסט כזה. יש לבחון מה כתוב בו.`,
  },
} satisfies Record<string, FindingText>;

const HIDDEN: Record<string, string> = {
  mode: 'מצויר באופן בלתי נראה',
  colour: 'מצויר בצבע הרקע שלו',
  transparent: 'שקוף לחלוטין',
  tiny: 'קטן מכדי שייקרא',
  off_page: 'נמצא מחוץ לעמוד הנראה',
  clipped: 'נחתך מחוץ לאזור הנראה',
  covered: 'נמצא מתחת לתמונה',
  under_box: 'נמצא מתחת לתיבה צבועה',
  blacked_out: 'נמצא מתחת לפס כהה, כפי שמשחירים פרטים אישיים, אך עדיין שמור בקובץ',
  annotation: 'נמצא בהערה שאינה מוצגת',
};
