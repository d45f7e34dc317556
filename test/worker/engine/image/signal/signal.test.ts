import { describe, expect, it } from 'vitest';
import { componentsOf } from '../../../../../worker/engine/image/signal/components.js';
import { inkDistance } from '../../../../../worker/engine/image/signal/ink-distance.js';
import {
  integralImageOf,
  sumOver,
} from '../../../../../worker/engine/image/signal/integral-image.js';
import { lowestOutlier } from '../../../../../worker/engine/image/signal/outlier-gap.js';
import { median, quantile, ramp } from '../../../../../worker/engine/statistics.js';
import { magnitudes } from '../../../../../worker/engine/image/signal/spectrum.js';
import { randomFrom } from '../../detectors/picture/scanned-page.js';

/** Ink where the rows have an x. */
const inkMap = (...rows: string[]) => ({
  width: rows[0]!.length,
  height: rows.length,
  ink: Uint8Array.from(rows.join(''), (mark) => (mark === 'x' ? 1 : 0)),
  threshold: 0,
});

describe('pieces of ink', () => {
  it('are joined over corners, round bends and from both sides', () => {
    const found = componentsOf(inkMap('x..x..x', 'x.x...x', 'xxx.x.x', '....x..', 'x......'), 9);
    expect(found.map(({ x, y, w, h, inked }) => [x, y, w, h, inked])).toEqual(
      expect.arrayContaining([
        [0, 0, 4, 3, 7],
        [4, 2, 1, 2, 2],
        [6, 0, 1, 3, 3],
        [0, 4, 1, 1, 1],
      ]),
    );
    expect(found).toHaveLength(4);
  });

  it('are at most as many as asked for', () => {
    expect(componentsOf(inkMap('x.x.x.x'), 2)).toHaveLength(2);
  });

  it('have a distance that counts diagonal steps as one', () => {
    expect([...inkDistance(inkMap('x...', '....', '....'))]).toEqual([
      0, 1, 2, 3, 1, 1, 2, 3, 2, 2, 2, 3,
    ]);
  });
});

describe('sums over rectangles', () => {
  it('equal those pixel by pixel', () => {
    const random = randomFrom(5);
    const [width, height] = [13, 9];
    const data = Uint8Array.from({ length: width * height }, () => random() * 256);
    const integral = integralImageOf({ width, height, data });
    let sum = 0;
    for (let y = 2; y < 7; y++) for (let x = 3; x < 11; x++) sum += data[y * width + x]!;
    expect(sumOver(integral, 3, 2, 11, 7)).toBe(sum);
    expect(sumOver(integral, 0, 0, width, height)).toBe(data.reduce((a, b) => a + b));
  });
});

describe('robust figures', () => {
  it('find quantiles between values and leave their argument as it is', () => {
    const values = [4, 1, 3, 2];
    expect([quantile(values, 0), quantile(values, 1), median(values)]).toEqual([1, 4, 2.5]);
    expect(values).toEqual([4, 1, 3, 2]);
    expect(median([])).toBeNaN();
    expect([ramp(0, 1, 3), ramp(2, 1, 3), ramp(9, 1, 3), ramp(NaN, 1, 3)]).toEqual([0, 0.5, 1, 0]);
  });

  it('see a gap only where a value leaves the page behind', () => {
    const page = Array.from({ length: 40 }, (_, at) => ({ value: 5 + at / 10, y: at * 20, h: 10 }));
    expect(lowestOutlier(page, 0.1)!.gap).toBeLessThan(1);
    page[17]!.value = 1;
    expect(lowestOutlier(page, 0.1)).toMatchObject({ at: 17 });
    expect(lowestOutlier(page, 0.1)!.gap).toBeGreaterThan(4);
    expect(lowestOutlier(page.slice(0, 5), 0.1)).toBeNull();
  });

  it('find the period of a wave', () => {
    const wave = Float64Array.from({ length: 240 }, (_, at) => 7 + Math.cos((Math.PI * at) / 4));
    const spectrum = magnitudes(wave, 64);
    expect(spectrum.indexOf(Math.max(...spectrum))).toBe(15);
  });
});
