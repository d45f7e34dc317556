import type { JpegCoefficients } from '../../../image/jpeg/jpeg-coefficients.js';
import {
  CHROMA_50,
  libjpegQuality,
  libjpegTable,
  LUMA_50,
} from '../../../image/jpeg/standard-tables.js';

/** Traits of the program that wrote a JPEG, from its tables and segments. */
export interface TableFacts {
  /** The quality whose libjpeg luma table equals the file's; null for other tables. */
  libjpegQuality: number | null;
  /** The libjpeg quality with a luma table of about the same coarseness, 1-100. */
  aboutQuality: number;
  /** Whether luma has a libjpeg table and chroma has not. */
  hasOddChroma: boolean;
  /** Sampling factors of luma, e.g. `2x2`; `1x1` where chroma is not subsampled or absent. */
  sampling: string;
  /** `libjpeg`: libjpeg or one of the many programs with its tables. */
  writer: 'photoshop' | 'libjpeg' | 'other';
}

export function describeTables({ components, encoderTraits }: JpegCoefficients): TableFacts {
  const luma = components[0]!;
  const exact = libjpegQuality(luma.steps, LUMA_50);
  const chroma = components[1]?.steps;
  const hasOddChroma =
    exact !== null && chroma !== undefined && libjpegQuality(chroma, CHROMA_50) === null;
  return {
    libjpegQuality: exact,
    aboutQuality: exact ?? nearestQuality(luma.steps),
    hasOddChroma,
    sampling: components.length < 3 ? '1x1' : `${luma.horizontal}x${luma.vertical}`,
    writer: writerOf(encoderTraits, exact, hasOddChroma),
  };
}

/** The quality whose libjpeg luma table has the nearest sum. */
function nearestQuality(steps: Uint16Array): number {
  const sum = total(steps);
  let best = 1;
  for (let quality = 2; quality <= 100; quality++)
    if (distance(quality, sum) < distance(best, sum)) best = quality;
  return best;
}

const distance = (quality: number, sum: number): number =>
  Math.abs(total(libjpegTable(LUMA_50, quality)) - sum);

const total = (steps: Uint16Array): number => steps.reduce((sum, step) => sum + step, 0);

function writerOf(
  marks: JpegCoefficients['encoderTraits'],
  exact: number | null,
  hasOddChroma: boolean,
): TableFacts['writer'] {
  const has = (name: string) => marks.segments.some((segment) => segment.includes(name));
  // Photoshop writes resource blocks and a colour transform, and has its own tables.
  if (exact === null && has('ed:Photoshop 3.0') && marks.adobeTransform !== null)
    return 'photoshop';
  return exact === null || hasOddChroma ? 'other' : 'libjpeg';
}
