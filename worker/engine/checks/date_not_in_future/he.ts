import { day } from '../../texts/he.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'תאריך המסמך',
  says: {
    past: (v) => `תאריך המסמך, ${day(v.date)}, אינו מאוחר מהיום.`,
    future: (v) => `תאריך המסמך הוא ${day(v.date)}, מאוחר מהיום (${day(v.today)}).`,
  },
} satisfies CheckText;

export const findings = {
  date_in_future: {
    title: 'המסמך נושא תאריך עתידי',
    detail: (v) =>
      `תאריך המסמך הוא ${day(v.date)}, אך הוא נבדק כבר ב־${day(v.today)}. יש לברר מתי הונפק.`,
  },
} satisfies Record<string, FindingText>;
