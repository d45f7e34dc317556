import { amount, date } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Allocation number',
  says: {
    present: 'The tax invoice carries an allocation number.',
    missing: (v) =>
      `No allocation number was found, though VAT of ${amount(v.vat)} on a tax invoice of ${date(v.date)} calls for one (from ${amount(v.threshold)}). The buyer may be unable to deduct the VAT.`,
  },
} satisfies CheckText;
