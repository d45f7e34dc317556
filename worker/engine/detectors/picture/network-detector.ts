import type { Finding, FindingTable } from '../../findings/finding.js';
import { pictureDetector } from '../detector.js';
import { lumaOf } from '../../image/grey.js';
import { SIDE_NEIGHBOURS, connectedCells } from '../../image/signal/connected-cells.js';
import type { InferredHeatmap } from '../../infer.js';
import type { Lang } from '../../../../core/vocabulary.js';
import type { PagePicture } from '../../image/page-picture.js';
import { isDrawnByProgram } from './drawn-by-program.js';
import { isDrawnExactly } from './drawn-exactly.js';
import { abstain, type PictureRegion } from './picture-detection.js';

/**
 * Share of pixels nearly black or white from which a picture is bilevel: no grain and no
 * compression traces for a network.
 */
const TWO_LEVELS_MIN = 0.985;
const BLACK_MAX = 24;
const WHITE_MIN = 231;

const REGIONS_MAX = 20;

/**
 * Page probability from which a hint is reported below the threshold of a manifest, which
 * admits 1 to 2 % of genuine pages. A finding weighs its points times this probability, so
 * it alone never reaches review, but it orders pictures with no other evidence: of 37
 * genuine receipts as JPEG 75 and after a messenger 14 and 11 % show a hint, of 111 forged
 * ones 32 and 24 % (docs/evaluation/forged-pictures.md, "Whole scans of forged pictures").
 */
const HINT_MIN = 0.6;

/**
 * Makes a detector that runs the segmentation network of the same id from the model store
 * and reports `code` for a page whose score reaches HINT_MIN, or the page threshold of the
 * model's manifest if that is lower.
 */
export function networkDetector<Code extends string>({
  code,
  ...declared
}: {
  id: string;
  names: Record<Lang, string>;
  findings: FindingTable<Code>;
  code: NoInfer<Code>;
}) {
  return pictureDetector<'picture' | 'channel' | 'infer', never, Code>({
    ...declared,
    needs: ['picture', 'channel', 'infer'],
    async detect({ picture, channel, infer }) {
      if (isDrawnByProgram(channel)) return abstain('a page drawn by a program');
      if (hasTwoLevels(picture)) return abstain('the picture has two levels only');
      // Without grain and compression they see the layout alone: of 29 hints on 161 edited pages
      // 28 are on the page before its edit too, and so are 19 on 123 genuine ones
      // (docs/evaluation/forged-pictures.md).
      if (isDrawnExactly(picture)) return abstain('a page as a program drew it, without grain');
      const { width, height, rgb } = picture;
      const answer = await infer(declared.id, { width, height, rgb });
      if (answer === null) return abstain('no model is live');
      const { score, heatmap, thresholds, model, ms } = answer;
      const regions = heatmap === null ? [] : regionsOf(heatmap, thresholds.region);
      const threshold = Math.min(HINT_MIN, thresholds.page);
      const isOver = score >= threshold;
      return {
        findings: isOver ? [finding(picture, code, score, regions)] : [],
        score,
        figures: { threshold, inference_ms: ms },
        regions: isOver ? regions : [],
        heatmap,
        abstained: null,
        model,
      };
    },
  });
}

function finding<Code extends string>(
  picture: PagePicture,
  code: Code,
  score: number,
  [strongest]: readonly PictureRegion[],
): Finding<Code> {
  const whole = { x: 0, y: 0, w: picture.width, h: picture.height };
  return {
    code,
    values: { page: picture.page },
    confidence: Math.round(Math.min(1, Math.max(0, score)) * 100) / 100,
    place: picture.toPlace(strongest?.area ?? whole),
    evidence: null,
  };
}

/** Ends at the pixel that decides it, which on paper with grain is among the first rows. */
function hasTwoLevels({ rgb }: PagePicture): boolean {
  const pixels = rgb.length / 3;
  const othersMax = pixels - Math.ceil(pixels * TWO_LEVELS_MIN);
  let others = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const level = lumaOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
    if (level > BLACK_MAX && level < WHITE_MIN && ++others > othersMax) return false;
  }
  return true;
}

/** Bounding boxes of 4-connected cells of at least `threshold`, strongest first. */
export function regionsOf(heatmap: InferredHeatmap, threshold: number): PictureRegion[] {
  const { cellPx, values } = heatmap;
  return connectedCells(heatmap, (cell) => values[cell]! >= threshold, SIDE_NEIGHBOURS)
    .map(({ cells, left, top, right, bottom }) => ({
      area: {
        x: left * cellPx,
        y: top * cellPx,
        w: (right - left) * cellPx,
        h: (bottom - top) * cellPx,
      },
      score: cells.reduce((most, cell) => Math.max(most, Math.min(1, values[cell]!)), 0),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, REGIONS_MAX);
}
