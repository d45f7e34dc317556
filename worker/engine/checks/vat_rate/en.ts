import { date } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'VAT rate',
  says: {
    lawful: (v) => `The VAT rate of ${v.rate}% was in force at the date of the document.`,
    zero: 'VAT at zero rate, as for export or Eilat.',
    unlawful: (v) =>
      v.date
        ? `The VAT rate of ${v.rate}% was not in force on ${date(v.date)}; it was ${v.rates}%.`
        : `A VAT rate of ${v.rate}% has not been in force in Israel since 2002.`,
  },
} satisfies CheckText;
