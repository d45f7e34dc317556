import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { resampling } from '../../../../../../worker/engine/detectors/picture/resampling/detector.js';
import { contextOf, neverAborted, pictureFrom, randomFrom } from '../scanned-page.js';

const SIDE = 300;

const grain = (): Uint8Array => {
  const random = randomFrom(3);
  const values = Uint8Array.from({ length: SIDE * SIDE }, () => 120 + 8 * random());
  return Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => values[Math.floor(at / 3)]!);
};

describe('traces of scaling', () => {
  it('show a period after scaling by 3 to 2, and accuse nobody', async () => {
    const plain = await pictureFrom(grain(), SIDE, SIDE);
    const side = (SIDE * 3) / 2;
    const { data } = await sharp(grain(), { raw: { width: SIDE, height: SIDE, channels: 3 } })
      .resize(side, side, { kernel: 'linear' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scaled = await pictureFrom(new Uint8Array(data), side, side);
    const before = await resampling.detect({ picture: plain, ...contextOf() }, neverAborted);
    const after = await resampling.detect({ picture: scaled, ...contextOf() }, neverAborted);
    expect(after.figures.frequency_across).toBeCloseTo(1 / 3, 1);
    expect(Number(after.figures.strength_across)).toBeGreaterThan(
      3 * Number(before.figures.strength_across),
    );
    expect(after.findings).toEqual([]);
    expect(after.score).toBeNull();
  });

  it('are not looked for in a small picture', async () => {
    const dot = await pictureFrom(new Uint8Array(3), 1, 1);
    expect(
      (await resampling.detect({ picture: dot, ...contextOf() }, neverAborted)).abstained,
    ).toBe('too small');
  });
});
