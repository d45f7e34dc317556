import { expect, it } from 'vitest';
import { familyOf } from '../../../../../../worker/engine/pdf/forensics/typography/style.js';

it.each([
  ['HelveticaNeueLTStd-BdOu', 'HelveticaNeueLTStd-Blk'],
  ['FrutigerLTStd-LtCn', 'FrutigerLTStd-Roman'],
  ['ABCDEF+Arial-BoldMT', 'ABCDEF+ArialMT'],
  ['Calibri,Bold', 'Calibri'],
  ['CMR10', 'CMBX12'],
])('%s and %s are of one family', (one, other) => {
  expect(familyOf(one.replace(/^[A-Z]{6}\+/, ''))).toBe(familyOf(other.replace(/^[A-Z]{6}\+/, '')));
});

it.each([
  ['Helvetica', 'Arial'],
  ['HelveticaNeueLTStd-Blk', 'FrutigerLTStd-Blk'],
])('%s and %s are not', (one, other) => {
  expect(familyOf(one)).not.toBe(familyOf(other));
});
