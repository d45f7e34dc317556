import { describe, expect, it } from 'vitest';
import { noiseLevel } from '../../../../../../worker/engine/detectors/picture/noise-level/detector.js';
import type { PixelRect } from '../../../../../../worker/engine/evidence/geometry.js';
import {
  addNoise,
  contextOf,
  neverAborted,
  pictureFrom,
  pictureOf,
  randomFrom,
  testPage,
  type TestPage,
  typeWord,
} from '../scanned-page.js';

const TYPED = { x: 200, y: 231, w: 70, h: 26 };
const LETTERS = [3, 1, 4, 5];

/** What the layer finds of a page after an edit. */
async function detect(edit: (page: TestPage) => void) {
  const page = testPage({ seed: 11, noise: 2 });
  edit(page);
  return noiseLevel.detect({ picture: await pictureOf(page), ...contextOf() }, neverAborted);
}

function expectTyped(area: PixelRect): void {
  expect(area.x).toBeGreaterThan(TYPED.x - 10);
  expect(area.x + area.w).toBeLessThan(TYPED.x + TYPED.w + 10);
  expect(Math.abs(area.y - TYPED.y)).toBeLessThan(10);
}

describe('noise around words', () => {
  it('finds the word that lies on perfectly even paper', async () => {
    const detection = await detect((page) => typeWord(page, TYPED, LETTERS));
    expect(detection.findings.map(({ code }) => code)).toEqual(['flat_patch']);
    expectTyped(detection.regions[0]!.area);
  });

  it('finds the word that lies on paper of far less grain', async () => {
    const detection = await detect((page) => {
      typeWord(page, TYPED, LETTERS);
      addNoise(page, TYPED, 0.6, randomFrom(5));
    });
    expect(detection.findings.map(({ code }) => code)).toEqual(['clean_patch']);
    expectTyped(detection.regions[0]!.area);
  });

  it('takes an even strip with words below a photo for no edit', async () => {
    const { findings, figures } = await detect((page) => {
      typeWord(page, { x: 0, y: page.height - 40, w: page.width, h: 40 }, []);
      typeWord(page, { x: 150, y: page.height - 32, w: 80, h: 24 }, LETTERS);
    });
    expect(figures.flat_spots).toBe(0);
    expect(findings.map(({ code }) => code)).not.toContain('flat_patch');
  });

  it('takes even paper in many places for the way a scanner cleans a page', async () => {
    const { figures } = await detect((page) => {
      for (const y of [95, 163, 231, 299]) typeWord(page, { ...TYPED, y }, LETTERS);
    });
    expect(figures.flat_spots).toBe(0);
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
