import { describe, expect, it } from 'vitest';
import { findAmounts } from '../../../../worker/engine/extraction/amounts.js';

/** What counts as printed money in a text, as "minor currency". */
const money = (text: string): string[] =>
  findAmounts(text)
    .filter(({ isMoney }) => isMoney)
    .map(({ minor, currency }) => [minor, currency].filter((part) => part !== null).join(' '));

describe('an amount of money is read to the agora, whatever its print', () => {
  it.each([
    ['1,250.00', ['125000']],
    ['1250.00', ['125000']],
    ['1.250,00 €', ['125000 EUR']],
    ['1 250,00', ['125000']],
    ["1'250.00", ['125000']],
    ['1,00,000.00', ['10000000']],
    ['12,345,678.90', ['1234567890']],
    ['1.250.000,00', ['125000000']],
    ['0.00', ['0']],
    ['0.07', ['7']],
    ['₪1,250.00', ['125000 ILS']],
    ['1,250.00 ₪', ['125000 ILS']],
    ['₪ 1250', ['125000 ILS']],
    ['NIS 1,250', ['125000 ILS']],
    ['ILS 99.90', ['9990 ILS']],
    ['1,250.00 ש"ח', ['125000 ILS']],
    ['1,250.00 ש״ח', ['125000 ILS']],
    ["1,250.00 ש''ח", ['125000 ILS']],
    ['1,250.00 שח', ['125000 ILS']],
    ['350 ש"ח', ['35000 ILS']],
    ['$12.50', ['1250 USD']],
    ['USD 12.50', ['1250 USD']],
    ['€ 22,50', ['2250 EUR']],
    ['£5.00', ['500 GBP']],
    ['RM9.00', ['900 MYR']],
    ['RM 9.00', ['900 MYR']],
    ['Rs.40.00', ['4000 INR']],
    ['RM.34.80', ['3480 MYR']],
    ['$.50', ['50 USD']],
    ['RM .40', ['40 MYR']],
    ['.40', ['40']],
    ['1.638.00', ['163800']],
    ['1,939/- Rs', ['193900 INR']],
  ])('%s', (text, expected) => expect(money(text)).toEqual(expected));
});

describe('a negative amount is negative, whichever way it is printed', () => {
  it.each([
    ['-45.30', ['-4530']],
    ['−45.30', ['-4530']],
    ['–45.30', ['-4530']],
    ['45.30-', ['-4530']],
    ['(45.30)', ['-4530']],
    ['₪-45.30', ['-4530 ILS']],
    ['-₪45.30', ['-4530 ILS']],
    ['45.30- ₪', ['-4530 ILS']],
    ['- 45.30', ['-4530']],
    ['1,234.50-', ['-123450']],
  ])('%s', (text, expected) => expect(money(text)).toEqual(expected));

  it.each([
    ['Total - 45.30', ['4530']],
    ['סכום העסקה ב-45.30 ₪', ['4530 ILS']],
    ['מ-1,000.00 ל-2,000.00', ['100000', '200000']],
    ['100.00 - 200.00', ['10000', '20000']],
    ['+45.30', ['4530']],
  ])('a dash that is no sign does not make it so: %s', (text, expected) =>
    expect(money(text)).toEqual(expected),
  );
});

describe('a number of another kind is no money', () => {
  it.each([
    'טלפון 03-1234567',
    'נייד 054-1234567',
    'Tel: +972-9-555-0130',
    '1-800-20-30-40',
    '1 800 208 9898',
    'מיקוד 6100001',
    'Lucknow 226010',
    'שעה 14:35',
    '14:35:10',
    '15:30-16:00',
    'מע"מ 18%',
    'מע"מ 18.00%',
    '%17.5',
    '14.50 %',
    'כרטיס 1234 **** **** 1234',
    'xxxx-xxxx-xxxx-1234',
    '05/03/2026',
    '05.03.26',
    '5-3-2026',
    '2026-03-05',
    '5 במרץ 2026',
    'March 5, 2026',
    'עמוד 1 מתוך 12',
    'Page 2 / 2',
    'חשבון 12-571-041116',
    '936-078696/60',
    'IL84 0125 7100 0000 0041 116',
    'NL27 INGB 0000 0265 01',
    '123456782',
    'ח.פ. 51-123456-7',
    'אסמכתא 71840265',
    'v2.10',
    '12 .50',
    '192.168.100.10',
    'version 1.2.3',
    '192.168.1.1',
    '11.90¢ per kWh',
    '2.50 GB',
    '1.75 kg',
    '12.50 ק"ג',
    '37.25 שעות',
    '2026',
    'A4',
    'INV-1250.00',
    '40.712776, -74.005974',
    '123456789012345678.00',
  ])('%s', (text) => expect(money(text)).toEqual([]));
});

it.each(['Payments through Mar 24, thank you', 'שולם עד 24 במרץ', 'on the 3rd of May', 'June 7th'])(
  'a day without a year is no number: %s',
  (text) => expect(findAmounts(text)).toEqual([]),
);

it('an amount after the name of a month is one', () => {
  expect(money('Rent for May 1,200.00')).toEqual(['120000']);
  expect(money('12.50 May')).toEqual(['1250']);
});

describe('quantities are told from prices', () => {
  it.each([
    ['2 x 15.50 31.00', ['1550', '3100']],
    ['2.00 x 15.50', ['1550']],
    ['3 @ 4.20', ['420']],
    ['2 15.50 31.00', ['1550', '3100']],
    ['12 119.00 1,428.00', ['11900', '142800']],
  ])('%s', (text, expected) => expect(money(text)).toEqual(expected));
});

it('an amount may have the letter of its tax behind it, in capitals', () => {
  expect(money('Cable 8,507.80T')).toEqual(['850780']);
  expect(money('Milch 1,99A')).toEqual(['199']);
  expect(money('TOTAL EUR 12,50B')).toEqual(['1250 EUR']);
  const text = '2.79F';
  expect(text.slice(findAmounts(text)[0]?.start, findAmounts(text)[0]?.end)).toBe('2.79');
  for (const other of ['25.50t', '3.20m', '12.50K', '1.99AB']) expect(money(other)).toEqual([]);
});

it('keeps the place of what it found', () => {
  const text = 'סה"כ לתשלום: 1,170.00 ₪ תודה';
  const [found] = findAmounts(text);
  expect(text.slice(found?.start, found?.end)).toBe('1,170.00 ₪');
});

it('reads a line of noise in time linear to its length', () => {
  const noise = '1,111.11 '.repeat(4000) + '1'.repeat(20_000) + '-'.repeat(5000);
  const startedMs = performance.now();
  findAmounts(noise);
  expect(performance.now() - startedMs).toBeLessThan(2000);
});
