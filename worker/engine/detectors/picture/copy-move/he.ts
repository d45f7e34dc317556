import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'העתקות בתוך העמוד';

export const words = {
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
} satisfies Record<string, FindingText>;
