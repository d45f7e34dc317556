import type { Sign } from '../../detector.js';
import { ramp } from '../../imaging/signal/robust.js';
import { heatOf } from '../heat.js';
import type { Area, PagePicture } from '../page-picture.js';
import { abstain, type PixelDetector, type PixelRegion } from '../pixel-detector.js';
import { calmGroundOf } from './calm-ground.js';
import { colourPatchesOf } from './colour-patches.js';
import { drawnWordsOf } from './drawn-words.js';
import { oddGroundsOf } from './odd-grounds.js';

const SIDE_MIN_PX = 64;
/** Share of pixels exactly like their neighbours: scans and photos stay below it unless their paper is cut off to white. */
const FLAT_SHARE_MIN = 0.4;
const WORDS_MIN = 12;
const SIGNS_MAX = 3;

/**
 * Screens are drawn: their grounds are exact, and a program draws every letter
 * of a kind alike. A place that ripples, or whose ground is a few levels off in
 * an exact rectangle around one word, came from elsewhere.
 */
export const screenshotGeometry: PixelDetector = {
  id: 'screenshot-geometry',
  look(picture, _context, signal) {
    const { width, height } = picture;
    if (width < SIDE_MIN_PX || height < SIDE_MIN_PX) return abstain('too small');
    const ground = calmGroundOf({ width, height, data: picture.grey() });
    const share = round(ground.flatShare);
    if (ground.flatShare < FLAT_SHARE_MIN)
      return abstain('not drawn: grounds are not flat', { flat_share: share });
    signal.throwIfAborted();
    const words = drawnWordsOf(picture, ground);
    const rippling = words.filter(({ ripple }) => ripple !== null && ripple > 0.05).length;
    const figures = {
      flat_share: share,
      words: words.length,
      rippling_words: rippling,
    };
    if (words.length < WORDS_MIN) return abstain('too little print', figures);
    signal.throwIfAborted();
    const places = [
      ...oddGroundsOf(words).map(({ word, kind, strength }) => ({
        area: word.area,
        strength,
        evidence: kind === 'ripple' ? `ripples: ${round(word.ripple!)}` : 'does not ripple',
      })),
      ...colourPatchesOf(picture, words).map(({ area, delta }) => ({
        area,
        strength: 0.7 + 0.3 * ramp(delta, 0, 2),
        evidence: `${delta} levels off its surroundings`,
      })),
    ].sort((a, b) => b.strength - a.strength);
    const regions: PixelRegion[] = places.map(({ area, strength }) => ({ area, score: strength }));
    return {
      signs: places.slice(0, SIGNS_MAX).map((place) => signOf(place, picture)),
      score: Math.max(0, ...places.map(({ strength }) => strength)),
      figures: { ...figures, foreign_patches: places.length },
      regions,
      heatmap: heatOf({ width, height }, regions),
      abstained: null,
    };
  },
};

interface OddPlace {
  area: Area;
  strength: number;
  evidence: string;
}

const CONFIDENCE = 0.85;

function signOf({ area, strength, evidence }: OddPlace, picture: PagePicture): Sign {
  return {
    code: 'screenshot_foreign_patch',
    values: { page: picture.page },
    confidence: CONFIDENCE * strength,
    place: picture.toPlace(area),
    evidence: `${area.w} x ${area.h} px at ${area.x}, ${area.y}: ${evidence}`,
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
