import { expect, it } from 'vitest';
import { withShekelSign } from '../../../../worker/engine/ocr/misread-shekels.js';

it.each([
  ['D9,800.00', '₪9,800.00'],
  ['v420.00', '₪420.00'],
  ['R-612.00', '₪-612.00'],
  ['850.00D', '850.00₪'],
])('reads %s as an amount in shekels', (read, printed) => {
  expect(withShekelSign(read)).toBe(printed);
});

it.each(['9,800.00', 'D9800', 'US1,234.00', 'A4.5', 'N12.345', 'x1.20y', 'ABC'])(
  'leaves %s as it is',
  (read) => expect(withShekelSign(read)).toBe(read),
);
