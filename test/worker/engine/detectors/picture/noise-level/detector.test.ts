import { describe, expect, it } from 'vitest';
import { noiseLevel } from '../../../../../../worker/engine/detectors/picture/noise-level/detector.js';
import {
  contextOf,
  neverAborted,
  pictureFrom,
  pictureOf,
  testPage,
  typeWord,
} from '../scanned-page.js';

const TYPED = { x: 200, y: 231, w: 70, h: 26 };

describe('noise around words', () => {
  it('finds the word that lies on paper without grain', async () => {
    const page = testPage({ seed: 11, noise: 2 });
    typeWord(page, TYPED, [3, 1, 4, 5]);
    const detection = await noiseLevel.detect(
      { picture: await pictureOf(page), ...contextOf() },
      neverAborted,
    );
    expect(detection.findings.map(({ code }) => code)).toEqual(['clean_patch']);
    const { area } = detection.regions[0]!;
    expect(area.x).toBeGreaterThan(TYPED.x - 10);
    expect(area.x + area.w).toBeLessThan(TYPED.x + TYPED.w + 10);
    expect(Math.abs(area.y - TYPED.y)).toBeLessThan(10);
  });

  it('is silent where all words have the same grain', async () => {
    for (const quality of [undefined, 75]) {
      const page = testPage({ seed: 12, noise: 2 });
      const detection = await noiseLevel.detect(
        { picture: await pictureOf(page, quality), ...contextOf() },
        neverAborted,
      );
      expect(detection.abstained).toBeNull();
      expect(detection.findings).toEqual([]);
      expect(detection.regions).toEqual([]);
    }
  });

  it('abstains where there is no grain to compare', async () => {
    const drawn = await pictureOf(testPage({ scanned: false, noise: 0 }));
    expect(
      (await noiseLevel.detect({ picture: drawn, ...contextOf() }, neverAborted)).abstained,
    ).toBe('the paper has no noise');
    const dot = await pictureFrom(new Uint8Array(3), 1, 1);
    expect(
      (await noiseLevel.detect({ picture: dot, ...contextOf() }, neverAborted)).abstained,
    ).toBe('too few words');
  });
});
