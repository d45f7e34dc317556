import { expect, test } from 'vitest';
import { withoutNumberKey } from '../../../../../worker/engine/extraction/parties/without-number-key.js';

test.each([
  ['ישראל לדוגמה, ת״ז', 'ישראל לדוגמה'],
  ['פלונית בע״מ (ח.פ', 'פלונית בע״מ'],
  ['סטודיו לדוגמה, עוסק פטור', 'סטודיו לדוגמה'],
  ['Example Ltd, VAT no.', 'Example Ltd'],
  ['Example Ltd (Reg no', 'Example Ltd'],
])('the key of a number ends no name: %s', (printed, name) => {
  expect(withoutNumberKey(printed)).toBe(name);
});

test.each(['פלונית בע״מ', 'Madrid', 'Tax Free Shop Ltd', 'David'])(
  'a name stays whole: %s',
  (name) => {
    expect(withoutNumberKey(name)).toBe(name);
  },
);
