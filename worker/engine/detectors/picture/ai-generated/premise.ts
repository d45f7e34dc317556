import type { PagePicture } from '../../../image/page-picture.js';
import type { PictureEvidence } from '../picture-detection.js';

/** Minimum shorter side in pixels; below it too few traces of a decoder remain. */
const SIDE_MIN_PX = 512;

/**
 * Share of pixels equal to their right neighbour above which a picture is drawn, not
 * photographed.
 */
const FLAT_MAX = 0.4;

/**
 * Mean step of the luma table above which compression has removed the traces; about
 * quality 80. On decoders unknown to the network, it detects nothing after qualities of
 * 60-92 and messengers (models/ai-generated/1.0.0/MODEL_CARD.md).
 */
const COARSE_STEPS_MIN = 22;

export interface Premise {
  /** Why the network is not applicable; null when it is. */
  refused: string | null;
  figures: { flat_share: number; mean_step: number | null };
}

/** Whether traces of a decoder network could be visible in a picture. */
export function premiseOf(
  picture: PagePicture,
  { channel }: Pick<PictureEvidence, 'channel'>,
): Premise {
  const figures = {
    flat_share: Math.round(flatShare(picture) * 1000) / 1000,
    mean_step: meanStep(picture),
  };
  return { refused: reason(), figures };

  function reason(): string | null {
    if (channel === 'native_pdf' && picture.origin !== 'embedded') return 'drawn by a program';
    if (Math.min(picture.width, picture.height) < SIDE_MIN_PX) return 'under 512 pixels';
    if (figures.flat_share > FLAT_MAX) return 'flat, as screens and drawings are';
    if (figures.mean_step !== null && figures.mean_step > COARSE_STEPS_MIN)
      return 'strongly compressed';
    return null;
  }
}

/** Measured on every fourth row. */
function flatShare({ rgb, width, height }: PagePicture): number {
  let equal = 0;
  let count = 0;
  for (let row = 0; row < height; row += 4)
    for (let at = row * width * 3; at < (row * width + width - 1) * 3; at += 3) {
      if (rgb[at] === rgb[at + 3] && rgb[at + 1] === rgb[at + 4] && rgb[at + 2] === rgb[at + 5])
        equal++;
      count++;
    }
  return count === 0 ? 1 : equal / count;
}

function meanStep({ jpeg }: PagePicture): number | null {
  const steps = jpeg?.components[0]?.steps;
  if (!steps || steps.length === 0) return null;
  return Math.round(steps.reduce((sum, step) => sum + step, 0) / steps.length);
}
