import { describe, expect, it } from 'vitest';
import {
  BANKS,
  bankNamed,
  bankOfCode,
  banksNamed,
  isKnownCode,
} from '../../../../worker/engine/israel/banks.js';

describe('a bank is known by its name', () => {
  it.each([
    ['בנק הפועלים בע"מ', '12'],
    ['Bank Hapoalim B.M.', '12'],
    ['בנק לאומי לישראל', '10'],
    ['מזרחי טפחות', '20'],
    ['Mizrahi-Tefahot Bank', '20'],
    ['בנק מרכנתיל דיסקונט', '17'],
    ['בנק דיסקונט', '11'],
    ['הבנק הבינלאומי הראשון', '31'],
    ['בבנק ירושלים', '54'],
    ['בנק פאג״י', '52'],
    ['One Zero', '18'],
  ])('%s', (text, code) => expect(bankNamed(text)?.code).toBe(code));

  it.each(['לאומית שירותי בריאות', 'ביטוח לאומי', 'discount 10%', 'הנחה', 'מסדרון', 'ירושלים'])(
    'and not by a word that means something else: %s',
    (text) => expect(banksNamed(text)).toEqual([]),
  );

  it.each([
    ['לאומי', '10'],
    ['דיסקונט', '11'],
    ['יהב', '04'],
    ['Discount', '11'],
  ])('a common word means the bank behind the label "bank": %s', (text, code) => {
    expect(bankNamed(text)).toBeNull();
    expect(bankNamed(text, true)?.code).toBe(code);
  });

  it('of two banks neither is meant', () => {
    expect(bankNamed('מבנק לאומי לבנק הפועלים')).toBeNull();
  });
});

it('every code has two digits and one bank', () => {
  const codes = BANKS.map(({ code }) => code);
  expect(codes.every((code) => /^\d{2}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
  expect(bankOfCode('4')?.en).toBe('Bank Yahav');
  expect([isKnownCode('59'), isKnownCode('88')]).toEqual([true, false]);
});
