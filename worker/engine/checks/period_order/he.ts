import { day, times } from '../../texts/he.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'סדר התנועות',
  says: {
    ordered: 'התנועות מסודרות לפי תאריך.',
    unordered: (v) =>
      `${times(v, 'תנועה אחת אינה', 'תנועות אינן')} במקומן לפי סדר התאריכים, הראשונה ביום ${day(v.date)}.`,
  },
} satisfies CheckText;
