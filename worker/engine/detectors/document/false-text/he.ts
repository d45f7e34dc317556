import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'טקסט השונה ממה שמוצג';

const others = (count: number): string =>
  count === 0 ? '' : count === 1 ? ' ובעמוד נוסף' : ` וב־${isolate(count)} עמודים נוספים`;

export const words = {
  text_not_as_shown: {
    title: 'הטקסט שבקובץ אינו מה שהעמוד מציג',
    detail: (v) =>
      `מי שמעתיק או מחפש טקסט בעמוד ${isolate(v.page)}${others(Number(v.count) - 1)} מקבל תווים אחרים מאלה שמודפסים בו. לכן העמוד נקרא מתמונתו, כפי שאדם קורא אותו. יש תוכנות ישנות שיוצרות קבצים כאלה בטעות, אך זו גם דרך להציג לאדם דבר אחד ולתוכנה דבר אחר. אין להעתיק ערכים מהקובץ הזה, וכדאי לבקש את המקור מן המנפיק.`,
  },
} satisfies Record<string, FindingText>;
