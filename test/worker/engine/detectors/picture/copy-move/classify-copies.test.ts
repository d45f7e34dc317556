import { describe, expect, it } from 'vitest';
import { classifyNear } from '../../../../../../worker/engine/detectors/picture/copy-move/classify-copies.js';

const SIZE = { width: 900, height: 1280 };

/** Letters far closer to each other than others of the page are. */
const COPY: Parameters<typeof classifyNear>[0] = {
  from: { x: 240, y: 708, w: 72, h: 22 },
  to: { x: 343, y: 844, w: 72, h: 22 },
  glyphs: 4,
  gap: 2.5,
  dissimilarity: 0.004,
  informativePixels: 900,
};

describe('letters closer to each other than others of their page', () => {
  it('are a copy on grainy paper, however alike its letters are', () => {
    const place = classifyNear(COPY, SIZE, { mayBeDrawn: false, usual: () => 0.01 });
    expect(place).toMatchObject({ kind: 'copied', isExact: false });
  });

  it('are a copy on paper clipped to white whose letters differ as printed ones do', () => {
    expect(classifyNear(COPY, SIZE, { mayBeDrawn: true, usual: () => 0.044 })).not.toBeNull();
  });

  it('are drawn at one fraction of a pixel where the other letters are as alike as drawn ones', () => {
    expect(classifyNear(COPY, SIZE, { mayBeDrawn: true, usual: () => 0.02 })).toBeNull();
  });
});
