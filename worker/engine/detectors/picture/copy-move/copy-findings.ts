import type { Finding } from './findings.js';
import type { PagePicture } from '../../../image/page-picture.js';
import type { PictureRegion } from '../picture-detection.js';
import type { CopiedPlace } from './classify-copies.js';

export const regionsOf = ({ from, to, strength }: CopiedPlace): PictureRegion[] => [
  { area: to, score: strength },
  { area: from, score: 0.6 * strength },
];

/**
 * Precision of such a finding. Files with equal pixels: 7 of 8, with near copies: 27 of
 * 42, among 1,500 generated pages, half of them forged; real receipts forged by nine
 * tools: 49 of 49.
 */
const CONFIDENCE = { exact: 0.95, near: 0.8 } as const;

export function findingOf(
  { from, to, kind, isExact, strength }: CopiedPlace,
  picture: PagePicture,
): Finding {
  return {
    code: kind === 'copied' ? 'copied_pixels' : 'drawn_letters',
    values: { page: picture.page },
    confidence: CONFIDENCE[isExact ? 'exact' : 'near'] * Math.min(1, 0.6 + 0.5 * strength),
    place: picture.toPlace(to),
    evidence: `${to.w} x ${to.h} px at ${to.x}, ${to.y} as at ${from.x}, ${from.y}`,
  };
}
