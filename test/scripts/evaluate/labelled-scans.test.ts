import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  measureScans,
  pointsAt,
  printScansMeasured,
} from '../../../scripts/evaluate/labelled-scans.js';
import type { LabelledPicture } from '../../../scripts/evaluate/pixels/labelled-pictures.js';
import type { Outcome } from '../../../scripts/evaluate/scan-file.js';

/** Of 100 x 100 pixels, changed from 20 to 40 in both directions. */
let mask: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-labelled-'));
  mask = join(folder, 'mask.png');
  const white = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width: 100, height: 100, channels: 3, background: '#000' } })
    .composite([{ input: white, left: 20, top: 20 }])
    .png()
    .toFile(mask);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Box = Outcome['findings'][number]['box'];

const scanned = (file: string, score: number, box: Box = null, impact = 10): Outcome => ({
  ...{ file, group: '.', label: null, twin: null, forgery: null, ms: 1, refused: null },
  ...{ failed: null, score, documentType: null, issuer: null, channel: null, ran: [] },
  ...{ judged: [], incomplete: [], fields: null, layout: null },
  verdict: score < 30 ? 'low_risk' : score < 70 ? 'review' : 'high_risk',
  findings: [{ code: 'x', category: 'x', confidence: 1, impact, page: 1, box }],
});

const labelled = (file: string, finish: string, operation?: string): LabelledPicture => ({
  ...{ path: file, file, source: file.slice(0, 1), chain: null, finish },
  label: operation === undefined ? 'genuine' : 'forged',
  operations: operation === undefined ? [] : [operation],
  masks: operation === undefined ? [] : [mask],
});

it('measures whole scans by way of sending and by kind of edit', async () => {
  const there = { x: 22, y: 22, w: 10, h: 10 };
  const elsewhere = { x: 60, y: 60, w: 10, h: 10 };
  const outcomes = [
    scanned('a.png', 0),
    scanned('a-1.png', 80, there),
    scanned('a-2.png', 40, elsewhere),
    scanned('b.jpg', 30),
    scanned('b-1.jpg', 10, there),
    // Shown without weight, it points at nothing.
    scanned('b-2.jpg', 50, there, 0),
    scanned('unlisted.jpg', 99),
  ];
  const measured = await measureScans(outcomes, [
    labelled('a.png', 'png'),
    labelled('a-1.png', 'png', 'retyped'),
    labelled('a-2.png', 'png', 'erased'),
    labelled('b.jpg', 'jpeg-75'),
    labelled('b-1.jpg', 'jpeg-75', 'retyped'),
    labelled('b-2.jpg', 'jpeg-75', 'erased'),
  ]);
  expect(measured.map(({ scope, forged, genuine }) => [scope, forged, genuine])).toEqual([
    ['all', 4, 2],
    ['sent as jpeg-75', 2, 1],
    ['sent as png', 2, 1],
    ['operation erased', 2, 2],
    ['operation retyped', 2, 2],
  ]);
  const [all, jpeg, png, erased] = measured;
  // Pairs told apart: all of a genuine 0, 80, 40 and 50 of a genuine 30.
  expect(all?.imageAuc?.value).toBe(7 / 8);
  expect(all).toMatchObject({
    detected: { hits: 3, of: 4 },
    inPlace: { hits: 2, of: 4 },
    genuineAtReview: { hits: 1, of: 2 },
    genuineAtHighRisk: { hits: 0, of: 2 },
  });
  expect(png).toMatchObject({ imageAuc: { value: 1 }, inPlace: { hits: 1, of: 2 } });
  expect(jpeg).toMatchObject({ imageAuc: { value: 0.5 }, detected: { hits: 1, of: 2 } });
  expect(erased?.recallAt10?.value).toBe(1);
  expect(printScansMeasured(measured)).toMatch(/sent as png +2 +1 +1\.00 .* 2 of 2 +1 of 2/);
  expect(await measureScans(outcomes, [])).toEqual([]);
});

it('says of a box whether it points at what was changed', () => {
  const changed = new Uint8Array(100 * 100);
  for (let y = 20; y < 40; y++) changed.fill(1, y * 100 + 20, y * 100 + 40);
  const at = (x: number, y: number, w: number, h: number) =>
    pointsAt({ x, y, w, h }, { width: 100, height: 100, changed });
  expect(at(20, 20, 20, 20)).toBe(true);
  // A whole line of which the edit is a small part.
  expect(at(0, 20, 100, 20)).toBe(true);
  // A corner of the edit, most of it beside.
  expect(at(38, 38, 20, 20)).toBe(false);
  expect(at(90, 90, 20, 20)).toBe(false);
});
