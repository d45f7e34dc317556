import { amount } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Totals of the statement',
  says: {
    holds: 'The stated totals match the movements.',
    credits: (v) =>
      `The statement gives total credits of ${amount(v.printed)}, but its movements add up to ${amount(v.expected)}.`,
    debits: (v) =>
      `The statement gives total debits of ${amount(v.printed)}, but its movements add up to ${amount(v.expected)}.`,
    total: (v) =>
      `The bill gives a total of ${amount(v.printed)}, but its lines add up to ${amount(v.expected)}.`,
    amount_paid: (v) =>
      `The bill gives ${amount(v.printed)} as paid, but its payments add up to ${amount(v.expected)}.`,
    charges: (v) =>
      `The charges that were read add up to ${amount(v.expected)}, and the stated total is ${amount(v.printed)}. It may hold instalments, credits or charges of another card; compare it with the rows.`,
    differs:
      'The stated totals differ from the movements that were read; they may cover another period or further items.',
  },
} satisfies CheckText;
