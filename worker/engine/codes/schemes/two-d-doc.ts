import { isoDate, hundredths, validIban } from '../values.js';
import type { Scheme } from '../scheme.js';

const [GS, RS, US] = ['\u001d', '\u001e', '\u001f'];

/** Characters before the first field, by version: signer, certificate, two dates, type, then perimeter and country. */
const HEAD: Record<string, number> = { '01': 22, '02': 22, '03': 24, '04': 26 };

/** Fields that always have so many characters; others end with a group separator unless they are full. */
const FIXED: Record<string, number> = {
  '06': 4,
  '07': 6,
  '08': 4,
  '09': 4,
  '0A': 9,
  '0B': 9,
  '0D': 36,
  '1C': 8,
  '1G': 1,
  '1H': 1,
  '24': 5,
  '26': 2,
  '2B': 5,
  '2D': 2,
  '34': 2,
  '36': 4,
  '37': 4,
  '40': 13,
  '44': 13,
  '45': 4,
  '47': 13,
  '49': 13,
  '4A': 8,
  '4B': 8,
  '4C': 8,
  '4F': 15,
  '4P': 5,
  '4S': 4,
  '50': 14,
  '51': 6,
  '52': 7,
  '53': 4,
  '54': 4,
  '55': 8,
  '56': 8,
  '57': 8,
  '5H': 5,
  '5J': 2,
};

/** The most characters of the others; a field not listed has no bound. */
const MOST: Record<string, number> = {
  '10': 38,
  '11': 38,
  '12': 38,
  '13': 38,
  '14': 38,
  '15': 38,
  '16': 38,
  '17': 38,
  '1D': 16,
  '1E': 30,
  '1F': 30,
  '1I': 38,
  '1J': 38,
  '1K': 38,
  '1L': 38,
  '1M': 38,
  '1N': 38,
  '1O': 38,
  '1P': 38,
  '20': 38,
  '21': 38,
  '22': 38,
  '23': 38,
  '25': 32,
  '27': 38,
  '28': 38,
  '29': 38,
  '2A': 38,
  '2C': 32,
  '30': 140,
  '31': 38,
  '32': 11,
  '33': 30,
  '35': 34,
  '38': 11,
  '39': 11,
  '41': 12,
  '43': 5,
  '46': 38,
  '48': 38,
  '58': 11,
  '59': 12,
  '5A': 11,
  '5B': 12,
  '5C': 11,
  '5D': 38,
  '5E': 38,
  '5F': 38,
  '5G': 38,
  '5I': 32,
};

/**
 * French 2D-Doc (Agence nationale des titres sécurisés, specification of bar codes, version 3),
 * a DataMatrix of proofs of residence, income and accounts: a head, fields of an identifier of two
 * characters and a value, a unit separator, and a signature. Of perimeter 01: 18 is the number of an
 * invoice and 1D its total, 31 an IBAN, 38 and 39 the balances of a statement, 5A and 5C gross and
 * net pay, 50 the employer's SIRET. Dates of the head are days since 2000-01-01 in hexadecimal.
 */
export const twoDDoc: Scheme = {
  name: '2D-Doc',
  parse(text) {
    const [, version = '', day] = /^DC(\d{2})\w{8}([0-9A-F]{4})/.exec(text) ?? [];
    const head = HEAD[version];
    if (head === undefined || day === undefined) return null;
    const fields = fieldsOf(text.slice(head).split(US ?? '')[0] ?? '');
    return {
      amounts: {
        total: hundredths(fields.get('1D')),
        opening_balance: hundredths(fields.get('38')),
        closing_balance: hundredths(fields.get('39')),
        gross: hundredths(fields.get('5A')),
        net: hundredths(fields.get('5C')),
      },
      ibans: [validIban(fields.get('31'))],
      issueDate: day === 'FFFF' ? null : dayAfter2000(Number.parseInt(day, 16)),
      number: fields.get('18') ?? null,
      issuerNumber: fields.get('50') ?? null,
    };
  },
};

function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at + 2 <= text.length;) {
    const id = text.slice(at, at + 2);
    at += 2;
    const fixed = FIXED[id];
    const most = fixed ?? MOST[id] ?? text.length;
    const ends = fixed !== undefined ? -1 : text.slice(at, at + most).search(`[${GS}${RS}]`);
    fields.set(id, text.slice(at, at + (ends < 0 ? most : ends)));
    at += ends < 0 ? most : ends;
    // A separator, or the sign that the value was cut short.
    if (text[at] === GS || text[at] === RS) at += 1;
  }
  return fields;
}

function dayAfter2000(days: number): string | null {
  const date = new Date(Date.UTC(2000, 0, 1 + days)).toISOString();
  return isoDate(date.slice(0, 4), date.slice(5, 7), date.slice(8, 10));
}
