import type { PixelRect } from '../../evidence/geometry.js';
import type { PagePicture } from '../../image/page-picture.js';
import { ramp } from '../../statistics.js';
import { heatmapOfRegions } from './heatmap-of-regions.js';
import type { PictureDetection } from './picture-detection.js';

/** Maximum number of odd numbers on a page: more are a style of their own. */
const ODD_MAX = 2;

const CONFIDENCE_MIN = 0.6;

/** A number of which a trait deviates so many times as much as that of any other. */
export interface OddNumber {
  area: PixelRect;
  times: number;
}

/**
 * What a layer says of the numbers of a page that deviate: a finding for each, none where they are many.
 *
 * @param times from which on a number counts as odd, and from which on it is certain
 */
export function detectionOfOddNumbers<Code extends string>(
  picture: PagePicture,
  code: Code,
  odd: readonly OddNumber[],
  times: { least: number; certain: number },
  figures: PictureDetection<Code>['figures'],
): PictureDetection<Code> {
  const found = odd.length > ODD_MAX ? [] : [...odd].sort((a, b) => b.times - a.times);
  const regions = found.map((one) => ({
    area: one.area,
    score: ramp(one.times, 0, times.certain),
  }));
  return {
    findings: found.map((one) => ({
      code,
      values: { page: picture.page },
      confidence: confidenceOf(ramp(one.times, times.least, times.certain)),
      place: picture.toPlace(one.area),
      evidence: null,
    })),
    score: Math.max(0, ...regions.map(({ score }) => score)),
    figures: { ...figures, odd: odd.length },
    regions,
    heatmap: heatmapOfRegions(picture, regions),
    abstained: null,
  };
}

/** Rounded to two decimals. */
const confidenceOf = (strength: number): number =>
  Math.round((CONFIDENCE_MIN + (1 - CONFIDENCE_MIN) * strength) * 100) / 100;
