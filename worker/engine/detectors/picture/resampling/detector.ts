import * as en from './en.js';
import * as he from './he.js';
import { pictureDetector } from '../../detector.js';
import type { Grey } from '../../../image/grey.js';
import { abstain } from '../picture-detection.js';
import { peakAlong } from './interpolation-peaks.js';

/** Minimum side in pixels; shorter ones have too few periods. */
const SIDE_MIN_PX = 128;
const PAGE_BINS = 256;
const TILE_PX = 128;
const TILE_BINS = 64;

/** Minimum strength of a tile's peak that is not chance. */
const TILE_STRENGTH_MIN = 8;

/** Frequencies closer than this, in cycles per pixel, count as equal. */
const SAME_FREQUENCY = 0.02;

/**
 * Measures traces of resampling, on the page and tile by tile. Figures only: whole pages
 * are scaled by scanners, phones and messengers, and an inserted word is too small for a
 * spectrum of its own, so no finding is reported. Tiles of 128 pixels with a period of
 * their own, half overlapping: at a strength of 10 none of 36 genuine receipts has one,
 * but the tiles of 4 of 35 forged ones (PNG) all lie outside of the edit; at 8 one edit
 * is located, and 2 genuine receipts have one too.
 */
export const resampling = pictureDetector({
  id: 'resampling',
  names: { en: en.name, he: he.name },
  findings: {},
  needs: ['picture'],
  detect({ picture }) {
    const { width, height } = picture;
    if (width < SIDE_MIN_PX || height < SIDE_MIN_PX) return abstain('too small');
    const grey: Grey = { width, height, data: picture.grey() };
    const whole = { x: 0, y: 0, w: width, h: height };
    const [along, down] = [
      peakAlong(grey, whole, 'x', PAGE_BINS),
      peakAlong(grey, whole, 'y', PAGE_BINS),
    ];
    let [tiles, other] = [0, 0];
    for (let y = 0; y + TILE_PX <= height; y += TILE_PX)
      for (let x = 0; x + TILE_PX <= width; x += TILE_PX) {
        const peak = peakAlong(grey, { x, y, w: TILE_PX, h: TILE_PX }, 'x', TILE_BINS);
        tiles++;
        const isOther = Math.abs(peak.frequency - along.frequency) > SAME_FREQUENCY;
        if (isOther && peak.strength >= TILE_STRENGTH_MIN) other++;
      }
    return {
      findings: [],
      score: null,
      figures: {
        frequency_across: round(along.frequency),
        strength_across: round(along.strength),
        frequency_down: round(down.frequency),
        strength_down: round(down.strength),
        tiles,
        tiles_with_other_period: other,
      },
      regions: [],
      heatmap: null,
      abstained: null,
    };
  },
});

const round = (value: number): number => Math.round(value * 1000) / 1000;
