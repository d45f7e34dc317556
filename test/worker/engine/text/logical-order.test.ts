import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidi } from '../../../../worker/engine/text/bidi.js';
import { logicalOrder, type Direction } from '../../../../worker/engine/text/logical-order.js';

/** A text in visual order, from left to right. */
const shown = (text: string, base: Direction): string =>
  bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, base));

const read = (seen: string, base: Direction): string =>
  logicalOrder(
    [...seen].map((text) => ({ text })),
    base,
  )
    .map(({ text }) => text)
    .join('');

describe('what is seen is read in the order it was written', () => {
  it.each([
    'שלום עולם',
    'יתרה: 1,250.00 ₪',
    'סכום -150.00 לחובה',
    'הנחה 17% על ₪250',
    'סניף 600 (תל אביב)',
    'מיום 01/01/2026 עד 31/01/2026',
    'קוד [12] {אב}',
    'חשבון IL62 0108 0000 0009 9999 999',
    'תשלום ל-APPLE.COM/BILL בחו"ל',
    'אתר www.example.com, טלפון 03-1234567.',
    'Windows 11 מותקן',
    'مجموع 250 ريال',
  ])('right to left: %s', (text) => expect(read(shown(text, 'rtl'), 'rtl')).toBe(text));

  it.each([
    'Balance: 1,250.00 ILS (net)',
    'Payee: ישראל ישראלי, branch 600',
    'See (סעיף 12) and [ב] below',
    'Total -150.00',
    'GRAND TOTAL ₪5,295.50 סה"כ כללי',
  ])('left to right: %s', (text) => expect(read(shown(text, 'ltr'), 'ltr')).toBe(text));

  it.each([
    ['a minus seen before a number', '-150.00 םוכס', 'סכום -150.00'],
    ['a minus seen after a number', '150.00- םוכס', 'סכום -150.00'],
    ['a hyphen between a word and a number', '150-םוכס', 'סכום-150'],
    ['a number of Latin text', 'abc 123 םש', 'שם abc 123'],
  ])('%s', (_name, seen, text) => expect(read(seen, 'rtl')).toBe(text));
});

const hebrew = fc.constantFrom('שלום', 'בנק', 'ש"ח', 'א', 'סה"כ:', 'יתרה,', 'סעיף -');
const number = fc.constantFrom(
  ...['1,250.00', '-150.00', '15/03/2026', '17%', '₪250', '250 ₪', '12-600-123456', '10:45'],
);
const latin = fc.constantFrom(
  ...['Bank', 'IL62 0108 0000', 'Paz Ltd. 24', 'x', 'AT&T', 'a.b@c.com', 'Visa (ISR)'],
);
const bracketed = fc
  .oneof(
    hebrew,
    number,
    latin,
    fc.tuple(hebrew, number).map((pair) => pair.join(' ')),
  )
  .map((inside) => `(${inside})`);

/** Typical lines: numbers and Latin separated by Hebrew words. */
const line = fc
  .array(fc.tuple(hebrew, fc.oneof(number, latin, bracketed)), { minLength: 1, maxLength: 4 })
  .map((pairs) => pairs.flat().join(' '));

it('any mix of Hebrew with numbers, Latin and brackets comes back as it was written', () => {
  fc.assert(
    fc.property(line, (written) => {
      expect(read(shown(written, 'rtl'), 'rtl')).toBe(written);
    }),
    { numRuns: 1000 },
  );
});

it('nothing is lost or added, whatever the characters and the direction', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (seen, isRtl) => {
      const signs = [...seen].map((text, index) => ({ text, index }));
      const order = logicalOrder(signs, isRtl ? 'rtl' : 'ltr').map(({ index }) => index);
      expect(order.sort((a, b) => a - b)).toEqual(signs.map(({ index }) => index));
    }),
  );
});
