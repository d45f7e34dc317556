import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changeOf, kindOf } from './forged-by-tools/change.js';
import { orderOf } from './forged-by-tools/order.js';
import { blankPlace, differsIn, lookAt } from './forged-by-tools/page-look.js';
import { valuesOf } from './forged-by-tools/values.js';
import { drawn } from './pdf-evidence/bases/pdf-lib.js';
import { englishStatement } from './pdf-evidence/papers.js';
import { seeded } from './samples/random.js';

const work = await mkdtemp(join(tmpdir(), 'forged-by-tools-'));
afterAll(() => rm(work, { recursive: true, force: true }));

const pdf = Buffer.from(await drawn(englishStatement(21), 21));
const path = join(work, 'statement.pdf');
await writeFile(path, pdf);
describe('the values of a PDF', () => {
  const values = valuesOf(pdf, seeded(3)).filter(({ kind }) => kind !== 'name');

  it('are its amounts and dates, each with another one of the same kind', () => {
    expect(values.filter(({ kind }) => kind === 'amount').length).toBeGreaterThan(20);
    expect(values.filter(({ kind }) => kind === 'date').length).toBeGreaterThan(10);
    for (const { kind, before, after } of values) {
      expect(kindOf(before, [])).toBe(kind);
      expect(after).not.toBe(before);
      expect(after.length).toBe(before.length);
    }
  });

  it('stand where the page shows print', async () => {
    const look = await lookAt(path, 1);
    const white = { ...look, data: new Uint8Array(look.data.length).fill(255) };
    for (const { page, box } of values)
      if (page === 1) expect(differsIn(look, white, box)).toBe(true);
  });

  it.each([
    ['amount', '1,234.56'],
    ['amount', '1.234,56'],
    ['amount', '$12.00'],
    ['date', '31/12/2024'],
    ['date', '2024-12-31'],
    ['account', '20481234'],
  ] as const)('a changed %s is one again: %s', (kind, text) => {
    for (let seed = 1; seed < 40; seed++)
      expect(kindOf(changeOf(kind, text, seeded(seed)) ?? '', [])).toBe(kind);
  });

  it('are names only after a label', () => {
    expect(kindOf('Morgan', [{ text: 'Customer:' }])).toBe('name');
    expect(kindOf('Morgan', [{ text: 'Total' }])).toBeNull();
  });
});

describe('a blank place', () => {
  it('is where the page shows nothing', async () => {
    const look = await lookAt(path, 1);
    const view = [0, 0, 595, 842] as const;
    const { x, y, w, h } = blankPlace(look, view, { w: 110, h: 18 }, seeded(5));
    const box = {
      page: 1,
      x: (x / 595) * 100,
      y: ((842 - y - h) / 842) * 100,
      w: (w / 595) * 100,
      h: (h / 842) * 100,
    };
    const white = { ...look, data: new Uint8Array(look.data.length).fill(255) };
    expect(differsIn(look, white, box)).toBe(false);
  });
});

it('an order tells lengths in points and colours from 0 to 1', () => {
  const [value] = valuesOf(pdf, seeded(3));
  if (value === undefined) throw new Error('no value');
  const order = orderOf(
    { source: 'a', out: 'b', page: 1, view: value.view, place: value.patch, second: '', text: '' },
    value,
  );
  const [left = 0, bottom = 0, right = 0, top = 0] = (order.patch ?? '').split(',').map(Number);
  expect(right - left).toBeCloseTo(value.patch.w, 1);
  expect(top - bottom).toBeCloseTo(value.patch.h, 1);
  expect(Number(order.x)).toBeGreaterThanOrEqual(left);
  expect((order.ink ?? '').split(',').map(Number)).toEqual([...value.ink]);
});
