import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'פרופיל צבע';

export const words = {
  profile_of_editor: {
    title: 'פרופיל הצבע של התמונה נכתב בתוכנת עריכה',
    detail: (v) =>
      `פרופיל הצבע שבתוך הקובץ נכתב בתוכנה ${isolate(v.program)}${v.claim === 'camera' ? `, אף שלפי הקובץ מקורו במצלמה של טלפון (${isolate(v.device)})` : v.claim === 'screenshot' ? ', אף שלפי הקובץ זהו צילום מסך שיצר הטלפון עצמו' : ''}. כלומר, התמונה נפתחה ונשמרה בתוכנה לפני שנשלחה. ייתכן שאין בכך פסול; יש לבקש את התמונה כפי שנשמרה לראשונה.`,
  },
  laid_over_profile: {
    title: 'תמונה שהונחה על הסריקה מגיעה ממקור אחר',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} מונחת במקום המסומן תמונה קטנה על הסריקה, ופרופיל הצבע שלה שונה מזה של הסריקה: היא לא נסרקה יחד עם העמוד. כך מוסיפים גם חותמות וחתימות. יש לבדוק מה היא מכסה ולהשוות למסמך המקורי.`,
  },
} satisfies Record<string, FindingText>;
