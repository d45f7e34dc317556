import { describe, expect, it } from 'vitest';
import { chromaSeams } from '../../../../../../worker/engine/detectors/picture/chroma-seams/detector.js';
import { contextOf, neverAborted, pictureFrom, pictureOf, testPage } from '../scanned-page.js';

describe('tone and colour around words', () => {
  it('stand out where a patch has another cast, and accuse nobody', async () => {
    const page = testPage({ seed: 21 });
    const picture = await pictureOf(page);
    const before = await chromaSeams.detect({ picture, ...contextOf() }, neverAborted);

    const rgb = picture.rgb.slice();
    const { x, y, w, h } = page.words[10]!;
    for (let row = y; row < y + h; row++)
      for (let column = x; column < x + w; column++)
        rgb[(row * page.width + column) * 3 + 2]! -= 30;
    const tinted = await pictureFrom(rgb, page.width, page.height);
    const after = await chromaSeams.detect({ picture: tinted, ...contextOf() }, neverAborted);
    expect(Number(after.figures.cast_step_gap)).toBeGreaterThan(
      5 + Number(before.figures.cast_step_gap),
    );
    expect(after.findings).toEqual([]);
  });

  it('are not compared where there are hardly any words', async () => {
    const dot = await pictureFrom(new Uint8Array(3), 1, 1);
    expect(
      (await chromaSeams.detect({ picture: dot, ...contextOf() }, neverAborted)).abstained,
    ).toBe('too few words');
  });
});
