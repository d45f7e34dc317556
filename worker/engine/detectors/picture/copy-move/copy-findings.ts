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

/** One for each of the two places, since pixels do not tell which was copied from which. */
export function findingsOf(
  { from, to, kind, isExact, strength }: CopiedPlace,
  picture: PagePicture,
): Finding[] {
  return [[to, from] as const, [from, to] as const].map(([here, there]) => ({
    code: kind === 'copied' ? 'copied_pixels' : 'drawn_letters',
    values: { page: picture.page },
    confidence: CONFIDENCE[isExact ? 'exact' : 'near'] * Math.min(1, 0.6 + 0.5 * strength),
    place: picture.toPlace(here),
    evidence: `${here.w} x ${here.h} px at ${here.x}, ${here.y} as at ${there.x}, ${there.y}`,
  }));
}
