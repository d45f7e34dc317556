import { isolate } from '../../texts/format.js';
import { day } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'שיעור המע״מ',
  says: {
    lawful: (v) => `שיעור מע״מ של ${isolate(`${v.rate}%`)} היה בתוקף במועד המסמך.`,
    zero: 'מע״מ בשיעור אפס, כמו ביצוא או באילת.',
    unlawful: (v) =>
      v.date
        ? `שיעור מע״מ של ${isolate(`${v.rate}%`)} לא היה בתוקף ביום ${day(v.date)}; השיעור שחל הוא ${isolate(`${v.rates}%`)}.`
        : `שיעור מע״מ של ${isolate(`${v.rate}%`)} לא היה בתוקף בישראל מאז ${isolate(2002)}.`,
  },
} satisfies CheckText;
