import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import type { Grey } from '../../../image/grey.js';
import { lowestOutlier } from '../../../image/signal/outlier-gap.js';
import { isPrinted, pageInkOf } from '../../../image/signal/page-ink.js';
import { median, quantile, ramp } from '../../../statistics.js';
import type { PagePicture } from '../../../image/page-picture.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import { abstain, type PictureDetection } from '../picture-detection.js';
import { flatSpotsOf } from './flat-spots.js';
import { haloNoiseOf } from './halo-noise.js';

const WORDS_MIN = 30;

/**
 * Minimum median noise (mean absolute Laplacian, grey levels); pages with cleaner paper
 * are not analysed.
 */
const NOISE_MIN = 0.5;

/** Added to the noise to keep its logarithm finite, grey levels. */
const NOISE_FLOOR = 0.3;

/** Minimum tail width of log noise. */
const TAIL_MIN = 0.15;

/**
 * Minimum gap of a finding. Measured on receipts forged by nine tools: of 63 forged PNG
 * files 9 exceed it, each in the forged area, and one of 189 recompressed ones; of 140
 * genuine files, including recompressed ones, the highest has 3.6.
 */
const GAP_FINDING = 4;
const GAP_CERTAIN = 8;

/**
 * Precision of such an area, at any gap: 9 of 9 on those receipts, 10 of 37 on 1,500
 * generated pages with stamps, stickers and screenshots, half of them forged.
 */
const CONFIDENCE = 0.4;

/** Of a spot without grain: of amounts typed over such pages, each mark was on the edit. */
const CONFIDENCE_OF_SPOT = 0.9;

/**
 * Detects a word around which the paper is far cleaner than around all other words of the
 * page, or even to the last level where all other paper has grain. Compression and scanners
 * leave ringing and grain around letters; a patch with newly typed text lacks them. Effective,
 * as measured, in pictures that were not recompressed; JPEG adds new ringing everywhere.
 */
export const noiseLevel = pictureDetector({
  id: 'noise-level',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'channel'],
  detect({ picture, channel }, signal) {
    const size = { width: picture.width, height: picture.height };
    if (channel === 'native_pdf') return abstain('the page is drawn, not scanned');
    const grey: Grey = { ...size, data: picture.grey() };
    const ink = pageInkOf(picture);
    signal.throwIfAborted();
    const spots = flatSpotsOf(grey, ink);
    const halos = haloNoiseOf(grey, ink);
    const noises = halos.map(({ noise }) => noise);
    const figures = {
      words: halos.length,
      halo_noise: halos.length > 0 ? round(median(noises)) : null,
      halo_noise_low: halos.length > 0 ? round(quantile(noises, 0.05)) : null,
      flat_spots: spots.length,
    };
    if (spots.length > 0) {
      const words = spots.map(({ word }) => word);
      return detectionOf(picture, FLAT, { words, score: 1, figures });
    }
    if (halos.length < WORDS_MIN || !isPrinted(ink)) return abstain('too few words', figures);
    if (median(noises) < NOISE_MIN) return abstain('the paper has no noise', figures);

    const outlier = lowestOutlier(
      halos.map(({ word, noise }) => ({
        value: Math.log(NOISE_FLOOR + noise),
        y: word.y,
        h: word.h,
      })),
      TAIL_MIN,
    );
    const gap = outlier?.gap ?? 0;
    const score = ramp(gap, 0, GAP_CERTAIN);
    const isFinding = outlier !== null && gap >= GAP_FINDING;
    const cleanest = outlier && halos[outlier.at]!;
    const words = isFinding && cleanest ? [cleanest.word] : [];
    const withGap = {
      ...figures,
      cleanest_gap: round(gap),
      cleanest_noise: cleanest ? round(cleanest.noise) : null,
    };
    return detectionOf(picture, CLEAN, { words, score, figures: withGap });
  },
});

type Code = keyof typeof FINDINGS;

const FLAT = { code: 'flat_patch', confidence: CONFIDENCE_OF_SPOT } as const;
const CLEAN = { code: 'clean_patch', confidence: CONFIDENCE } as const;

/** A finding for each of the words. */
function detectionOf(
  picture: PagePicture,
  { code, confidence }: { code: Code; confidence: number },
  {
    words,
    score,
    figures,
  }: { words: readonly PixelRect[]; score: number } & Pick<PictureDetection<Code>, 'figures'>,
): PictureDetection<Code> {
  const regions = words.map((word) => ({ area: areaOf(word), score }));
  return {
    findings: regions.map(({ area }) => ({
      code,
      values: { page: picture.page },
      confidence,
      place: picture.toPlace(area),
      evidence: null,
    })),
    score,
    figures,
    regions,
    heatmap: heatmapOfRegions(picture, regions),
    abstained: null,
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const areaOf = ({ x, y, w, h }: PixelRect): PixelRect => ({ x, y, w, h });
