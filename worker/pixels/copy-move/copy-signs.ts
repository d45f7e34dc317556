import type { Sign } from '../../detector.js';
import type { PagePicture } from '../page-picture.js';
import type { PixelRegion } from '../pixel-detector.js';
import type { CopiedPlace } from './judge-copies.js';

export const regionsOf = ({ from, to, strength }: CopiedPlace): PixelRegion[] => [
  { area: to, score: strength },
  { area: from, score: 0.6 * strength },
];

/** How often such evidence is right, as measured on receipts forged by several tools. */
const CONFIDENCE = { exact: 0.95, near: 0.9 } as const;

export function signOf(
  { from, to, how, isExact, strength }: CopiedPlace,
  picture: PagePicture,
): Sign {
  return {
    code: how === 'copied' ? 'copied_pixels' : 'drawn_letters',
    values: { page: picture.page },
    confidence: CONFIDENCE[isExact ? 'exact' : 'near'] * Math.min(1, 0.6 + 0.5 * strength),
    place: picture.toPlace(to),
    evidence: `${to.w} x ${to.h} px at ${to.x}, ${to.y} as at ${from.x}, ${from.y}`,
  };
}
