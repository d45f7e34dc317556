import { expect, test } from 'vitest';
import { doubtMisreadRate } from '../../../../worker/engine/extraction/vat-rate.js';
import { emptyData, money, reading } from '../document-data.js';
import type { Certainty } from '../../../../worker/engine/evidence/document-data.js';

const invoice = (rate: number, vat: number, total: number, certainty: Certainty = 'confirmed') => {
  const data = emptyData();
  data.vatRate = reading(rate, { certainty });
  Object.assign(data.fields, { vat: money(vat), total: money(total) });
  return data;
};

test.each([
  ['a rate that lost a digit to both readers', 8, 'unsure'],
  ['the rate of the amounts', 18, 'confirmed'],
] as const)('%s', (_, rate, certainty) => {
  const data = invoice(rate, 3904, 25590);
  doubtMisreadRate(data);
  expect(data.vatRate?.certainty).toBe(certainty);
});

test('a printed rate that a text layer says stays exact', () => {
  const data = invoice(8, 3904, 25590, 'exact');
  doubtMisreadRate(data);
  expect(data.vatRate?.certainty).toBe('exact');
});

test('a tax of no rate at all casts no doubt on the printed one', () => {
  const data = invoice(18, 3120, 25590);
  doubtMisreadRate(data);
  expect(data.vatRate?.certainty).toBe('confirmed');
});
