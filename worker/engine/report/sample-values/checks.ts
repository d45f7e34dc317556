import type { Values } from '../../texts/say.js';
import { account, part, row } from './shared.js';

/** Sample values for the placeholders in the texts of checks. */
const CHECK_VALUES: Values = {
  ...account,
  ...part,
  ...row,
  odd: 'balance',
  count: 3,
  difference: '10.00',
  rate: 18,
  rates: '17 / 18',
  number: '123456782',
  account: '12-571-041116',
  code: '12',
  bank_en: 'Bank Hapoalim',
  bank_he: 'בנק הפועלים',
  today: '2026-11-20',
  vat: '5000.00',
  threshold: '900.00',
};

/** Of checks whose placeholders have other names or another meaning. */
const OWN_VALUES: Record<string, Values> = {
  iban_account: account,
  payslip_tax: { printed: '900.00', least: '1100.00', most: '1337.65', base: '12000.00' },
  printed_code: { scheme: 'GiroCode', stated: '119.00', printed: '919.00' },
  einvoice_values: { stated: '119.00', printed: '919.00' },
  weekday: { date: '2026-03-31', printed: 0, expected: 2 },
  amount_in_words: { words: '1234.56', digits: '7234.56' },
  hebrew_date: {
    date: '2026-11-27',
    printed: 'י"ב בכסלו תשפ"ז',
    day: 17,
    month: 'Kislev',
    year: 5787,
  },
  page_numbers: { of: 3, printed: '1, 2' },
};

/** Sample values for every sentence of a check. */
export const checkValues = (id: string): Values => OWN_VALUES[id] ?? CHECK_VALUES;
