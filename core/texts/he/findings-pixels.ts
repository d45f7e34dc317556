import { isolate } from '../format.js';
import type { PixelFindingCode } from '../en/findings-pixels.js';
import type { FindingText } from '../say.js';

/** What the pixels of a picture tell about how it was changed: Hebrew words. */
export const PIXEL_FINDINGS: Record<PixelFindingCode, FindingText> = {
  // ---- copy-move
  copied_pixels: {
    title: 'שני מקומות בעמוד מציגים בדיוק אותם פיקסלים',
    detail: (v) =>
      `המקום המסומן בעמוד ${isolate(v.page)} זהה למקום אחר, עד לגרעיניות ולטשטוש. סורק או מצלמה אינם רואים שתי אותיות באופן זהה לחלוטין: האחד הועתק מן האחר. יש להשוות למסמך המקורי.`,
  },
  drawn_letters: {
    title: 'אותיות צוירו בתוך העמוד הסרוק באמצעות תוכנה',
    detail: (v) =>
      `אותיות במילה המסומנת בעמוד ${isolate(v.page)} זהות זו לזו פיקסל אחר פיקסל, בשונה מכל שאר האותיות בעמוד. אותיות שהודפסו ונסרקו לעולם אינן זהות כך, ואותיות שהוקלדו לתוך התמונה דווקא כן. יש להשוות למסמך המקורי.`,
  },
  // ---- compression
  foreign_compression: {
    title: 'מקום בעמוד לא נשמר יחד עם שאר העמוד',
    detail: (v) =>
      `לפני השמירה האחרונה נשמר העמוד כתמונת ${isolate('JPEG')}, ושמירה כזו משאירה עקבות בכל חלק ממנו. במקום המסומן בעמוד ${isolate(v.page)} אין עקבות כאלה: הוא נכנס לתמונה מאוחר יותר. יש להשוות את הכתוב בו למסמך המקורי.`,
  },
};
