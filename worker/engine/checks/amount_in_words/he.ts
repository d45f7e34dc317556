import { money } from '../../texts/he.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'סכום במילים ובספרות',
  says: {
    same: (v) => `הסכום במילים זהה לסכום המודפס ${money(v.digits)}.`,
    other: (v) => `במילים כתוב ${money(v.words)}, אך בספרות מודפס ${money(v.digits)}.`,
  },
} satisfies CheckText;

export const findings = {
  amount_words_mismatch: {
    title: 'הסכום במילים אינו הסכום בספרות',
    detail: (v) =>
      `במילים כתוב ${money(v.words)}, אך בספרות שלצידן מודפס ${money(v.digits)}, ואין במסמך סכום אחר התואם למילים. אחד מן השניים שונה, או שנכתב בטעות מלכתחילה.`,
  },
} satisfies Record<string, FindingText>;
