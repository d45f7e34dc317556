import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'דיוק הציור בצילומי מסך';

export const words = {
  screenshot_foreign_patch: {
    title: 'מקום בצילום המסך לא צויר יחד עם שאר המסך',
    detail: (v) =>
      `מסך מציג שטחים חלקים בצבע אחד מדויק. בעמוד ${isolate(v.page)} הרקע הצמוד למילה המסומנת שונה מן הרקע שסביב כל שאר המילים, כפי שקורה כשמדביקים קטע או מכסים אותו וכותבים עליו מחדש. יש להשוות למקור, או לבקש לראות את הנתונים במכשיר עצמו.`,
  },
  screenshot_clock_differs: {
    title: 'השעון שעל המסך אינו מתאים לזמן הקובץ',
    detail: (v) =>
      `בשורת המצב מוצגת השעה ${isolate(v.clock)}, אך לפי הרשום בקובץ צולם המסך בשעה ${isolate(v.taken)} (אזור הזמן עשוי להיות שונה, הדקות לא). השעון המוצג או הרישום שונו, או שזהו צילום של צילום מסך ישן יותר. יש לבקש לראות את האפליקציה במכשיר עצמו.`,
  },
} satisfies Record<string, FindingText>;
