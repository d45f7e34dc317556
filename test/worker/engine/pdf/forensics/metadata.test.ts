import { expect, it } from 'vitest';
import { parsePdfDate } from '../../../../../worker/engine/pdf/forensics/metadata.js';

it.each([
  ["D:20260315124500+02'00'", '2026-03-15T10:45:00.000Z'],
  ["D:20260315124500-05'30", '2026-03-15T18:15:00.000Z'],
  ['D:20260315124500Z', '2026-03-15T12:45:00.000Z'],
  ["D:20260315124500Z00'00'", '2026-03-15T12:45:00.000Z'],
  ['D:20260315124500', '2026-03-15T12:45:00.000Z'],
  ['20260315', '2026-03-15T00:00:00.000Z'],
  ['D:2026', '2026-01-01T00:00:00.000Z'],
])('a date is read with its zone: %s', (text, iso) =>
  expect(parsePdfDate(text)?.toISOString()).toBe(iso),
);

it.each([[undefined], [''], ['yesterday'], ['D:20261315'], ['D:20260230'], ['D:2026031525']])(
  'what is no date of the calendar is none: %s',
  (text) => expect(parsePdfDate(text)).toBeNull(),
);
