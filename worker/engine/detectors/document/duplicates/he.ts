import { isolate } from '../../../texts/format.js';
import { day } from '../../../texts/he.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'מסמכים שנבדקו בעבר';

export const words = {
  same_file_again: {
    title: 'אותו קובץ כבר נבדק',
    detail: (v) =>
      `קובץ זהה לחלוטין כבר נבדק בארגון ${v.count === 1 ? 'פעם אחת' : `${isolate(v.count)} פעמים`}, לאחרונה ב־${day(v.date)}.`,
  },
  same_picture_again: {
    title: 'אותו מסמך כבר נבדק בקובץ אחר',
    detail: (v) =>
      `בבדיקה מיום ${day(v.date)} הופיעו אותם עמודים, ו־${isolate(`${v.numbers_percent}%`)} מהמספרים זהים, אך בקובץ אחר. ${Number(v.numbers_percent) < 100 ? 'יש להשוות את המספרים השונים.' : 'יש לברר אם נעשה במסמך שימוש כפול.'}`,
  },
} satisfies Record<string, FindingText>;
