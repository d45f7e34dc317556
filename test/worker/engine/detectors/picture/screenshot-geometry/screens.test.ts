import { describe, expect, it } from 'vitest';
import { screenOf } from '../../../../../../worker/engine/detectors/picture/screenshot-geometry/screens.js';

describe('screenOf', () => {
  it.each([
    [1170, 2532, 'iphone', false],
    [1080, 2400, 'android', false],
    [1920, 1080, 'desktop', false],
    [2732, 2048, 'ipad', false],
    // As messengers send a phone's: the longer side is theirs.
    [739, 1600, 'iphone', true],
  ])('knows %i x %i', (width, height, device, isScaled) => {
    expect(screenOf(width, height)).toMatchObject({ device, isScaled });
  });

  it.each([
    ['a sheet of paper', 1240, 1754],
    ['a window', 1013, 777],
    ['a phone’s with some rows cut off', 1170, 2432],
    ['a phone’s scaled by something else', 700, 1515],
    ['nothing', 1, 1],
  ])('does not take %s for a screen', (_, width, height) => {
    expect(screenOf(width, height)).toBeNull();
  });
});
