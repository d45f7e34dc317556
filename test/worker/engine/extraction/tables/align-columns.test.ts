import { describe, expect, it } from 'vitest';
import {
  alignColumns,
  type NumberTable,
} from '../../../../../worker/engine/extraction/tables/align-columns.js';
import type { Column } from '../../../../../worker/engine/extraction/tables/columns.js';

type Kind = 'quantity' | 'unit_price' | 'amount' | 'other';

const rect = (from: number, to: number, y = 10) => ({ x: from, y, w: to - from, h: 1 });
const number = (minor: number, from: number, to: number, y: number) => ({
  minor,
  rect: rect(from, to, y),
  isMoney: minor % 100 !== 0,
});

/** Headings set to the left of their numbers, as narrow tills do. */
const headings: Column<Kind>[] = [
  { kind: 'quantity', rect: rect(29.9, 37.5) },
  { kind: 'unit_price', rect: rect(43.3, 49.7) },
  { kind: 'amount', rect: rect(53.2, 70.1) },
];

const table = (...rows: [count: number, price: number, amount: number][]): NumberTable<Kind> => ({
  rows: rows.map(([count, price, amount], index) => [
    number(count * 100, 39.4, 43.8, 12 + index),
    number(price, 48.2, 57.2, 12 + index),
    number(amount, 61.5, 71.7, 12 + index),
  ]),
  mayHold: () => true,
  unassigned: 'other',
  support: (found, kinds) => [
    found.filter((row) => {
      const [count, price, sum] = (['quantity', 'unit_price', 'amount'] as const).map(
        (kind) => row[kinds.indexOf(kind)] ?? NaN,
      );
      return Math.abs((count! / 100) * price! - sum!) <= 1;
    }).length,
  ],
});

describe('columns of numbers', () => {
  it('belong to the heading by which they multiply, though the next one just touches them', () => {
    const aligned = alignColumns(headings, table([24, 233, 5592], [2, 205, 410]));
    expect(aligned.map(({ kind, rect: { x } }) => [kind, x])).toEqual([
      ['quantity', 39.4],
      ['unit_price', 48.2],
      ['amount', 61.5],
    ]);
  });

  it('stay with the heading that is above them', () => {
    const under: Column<Kind>[] = [
      { kind: 'quantity', rect: rect(39, 44) },
      { kind: 'unit_price', rect: rect(48, 57) },
      { kind: 'amount', rect: rect(61, 72) },
    ];
    // Nothing multiplies, and a heading for each column stands right above it.
    const aligned = alignColumns(under, table([24, 235, 4131], [2, 205, 977]));
    expect(aligned.map(({ kind }) => kind)).toEqual(['quantity', 'unit_price', 'amount']);
  });
});
