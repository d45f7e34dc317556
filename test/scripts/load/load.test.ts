import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurn, readDocuments, readMix } from '../../../scripts/load/documents.js';
import { type Page, quantile, rise } from '../../../scripts/load/metrics.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-load-test-'));
  for (const name of ['a.pdf', 'b.PDF', 'c.jpg', 'README.md'])
    await writeFile(join(folder, name), name);
});
afterAll(() => rm(folder, { recursive: true }));

test('each kind has its share after any number of documents', async () => {
  const next = inTurn(await readDocuments(folder, readMix('pdf=3,jpg=1')));
  const sent = Array.from({ length: 40 }, next);
  for (let count = 4; count <= 40; count += 4) {
    const pictures = sent.slice(0, count).filter(({ kind }) => kind === 'jpg');
    expect(pictures.length).toBe(count / 4);
  }
  expect(new Set(sent.map(({ document }) => document.name))).toEqual(
    new Set(['a.pdf', 'b.PDF', 'c.jpg']),
  );
});

test('a folder without a kind of the mix, and a mix that is none, are refused by name', async () => {
  await expect(readDocuments(folder, readMix('png=1'))).rejects.toThrow(/no document .*\.png/);
  await expect(readDocuments(join(folder, 'nowhere'), null)).rejects.toThrow('cannot be read');
  expect(() => readMix('doc=1')).toThrow('"doc=1"');
  expect(() => readMix('pdf=0')).toThrow('every share is 0');
});

const page = (counts: Record<string, number>): Page => new Map(Object.entries(counts));

test('a quantile between two pages is linear within its bucket, of what came between', () => {
  const bucket = (le: string) => `h_bucket{le="${le}",method="POST"}`;
  const before = page({ [bucket('1')]: 100, [bucket('2')]: 100, [bucket('+Inf')]: 100 });
  const after = page({ [bucket('1')]: 104, [bucket('2')]: 108, [bucket('+Inf')]: 110 });
  const of = { name: 'h', labels: /POST/ };
  expect(quantile(before, after, of, 0.2)).toBeCloseTo(0.5);
  expect(quantile(before, after, of, 0.5)).toBeCloseTo(1.25);
  expect(quantile(before, after, of, 0.99)).toBe(2);
  expect(quantile(before, before, of, 0.5)).toBeNaN();
});

test('a counter that began anew has risen by what it shows', () => {
  const series = /^c_total\{/;
  expect(rise(page({ 'c_total{a="1"}': 5 }), page({ 'c_total{a="1"}': 8 }), series)).toBe(3);
  expect(rise(page({ 'c_total{a="1"}': 5 }), page({ 'c_total{a="1"}': 2 }), series)).toBe(2);
  expect(rise(page({}), page({ 'c_total{a="1"}': 2, d_total: 9 }), series)).toBe(2);
});
