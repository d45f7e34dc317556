import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Bank code',
  says: {
    bank: (v) => `Bank code ${v.code} is ${v.bank_en}.`,
    other: (v) => `Code ${v.code} belongs to a clearing house or a payment company.`,
    unknown: (v) => `Bank code ${v.code} is not in our list of banks in Israel.`,
  },
} satisfies CheckText;
