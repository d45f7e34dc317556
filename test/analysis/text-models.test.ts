import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLines, readBoxes } from '../../worker/engine/ocr/printed-lines.js';
import type { Raster } from '../../worker/engine/evidence/page.js';
import { openTextModels } from '../worker/inference/text-models.js';
import { asPng, invoice, rasterOf } from './ocr-pages.js';

/** Read by the Python package on the same weights; the file says by which version. */
const REFERENCE = JSON.parse(
  readFileSync(new URL('../fixtures/ocr/reference-invoice.json', import.meta.url), 'utf8'),
) as { lines: { corners: [number, number][]; text: string; confidence: number }[] };

let text: Awaited<ReturnType<typeof openTextModels>>;
beforeAll(async () => {
  text = await openTextModels();
});
afterAll(() => text.close());

const linesOf = async (raster: Raster) =>
  (await readBoxes(raster, (await findLines(raster, text)) ?? [], text)) ?? [];

describe('the models of text that come with the program', () => {
  it('find and read what the Python reference finds and reads', async () => {
    const raster = await rasterOf(asPng(invoice('Heebo', 150)));
    const lines = await linesOf(raster);
    // The reference passes over boxes of which it reads nothing.
    const read = lines.filter(({ chars }) => chars.length > 0);
    for (const wanted of REFERENCE.lines) {
      const found = read.find(({ corners }) =>
        corners.every(
          ([x, y], at) =>
            Math.abs(x - wanted.corners[at]![0]) < 6 && Math.abs(y - wanted.corners[at]![1]) < 6,
        ),
      );
      const said = found?.chars.map((char) => char.text).join('') ?? '';
      // Spaces are the weakest class: a pixel more or less of margin decides them.
      expect(said.replaceAll(' ', '')).toBe(wanted.text.replaceAll(' ', ''));
      const mean =
        found!.chars.reduce((sum, { confidence }) => sum + confidence, 0) / found!.chars.length;
      expect(Math.abs(mean - wanted.confidence)).toBeLessThan(0.05);
    }
    expect(read.length - REFERENCE.lines.length).toBeLessThanOrEqual(1);
  });

  it('place each character on its ink: digits of a number stand in equal steps', async () => {
    const raster = await rasterOf(asPng(invoice('Heebo', 150)));
    const lines = await linesOf(raster);
    const amount = lines.find(({ chars }) => chars.map((one) => one.text).join('') === '3,600.00');
    const digits = amount!.chars.filter(({ text: one }) => /\d/.test(one)).map(({ x }) => x);
    // Right-aligned at 555 points of 595: the last digit ends there.
    expect(digits.at(-1)! / raster.width).toBeCloseTo(552 / 595, 1);
    for (const [index, x] of digits.slice(1).entries()) expect(x).toBeGreaterThan(digits[index]!);
  });
});
