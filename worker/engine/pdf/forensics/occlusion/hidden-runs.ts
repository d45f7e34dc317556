import type { Hiding, PageOcclusion } from '../../../evidence/occlusion.js';
import type { DrawnLine, DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { sizeOf } from '../../../evidence/geometry.js';
import { readLines } from '../../page/text-lines.js';
import { groupBy, isInside } from './occluded-text.js';
import { hasInk } from './ink.js';
import { type Differing, differingWords, twinsOf } from './twins.js';

/** Invisible words of a page that are close together and hidden in the same way. */
export interface HiddenRun {
  how: Exclude<Hiding, 'covered' | 'layer'>;
  /** The words that are not also visible in the same place. */
  words: Differing;
  /** Number of hidden glyphs in these words and in their lines. */
  glyphCount: number;
  /** Whether visible words are on the same lines as the hidden ones. */
  isAmidText: boolean;
}

/** The hidden text on a page for each way of hiding; covers and layers are handled separately. */
export function hiddenRuns({ page, unseen }: PageOcclusion): HiddenRun[] {
  if (unseen.size === 0) return [];
  const own = page.glyphs.filter(hasInk);
  const seen = own.filter((glyph) => !unseen.has(glyph.order));
  const again = twinsOf(seen);
  const byHow = groupBy(own, (glyph) => {
    const how = unseen.get(glyph.order)?.how ?? null;
    if ((how === 'mode' || how === 'transparent') && isOnPicture(glyph, page)) return null;
    return how === 'clipped' && !isClipClosed(glyph) ? null : how;
  });
  return [...byHow].flatMap(([how, glyphs]): HiddenRun[] => {
    if (how === 'covered' || how === 'layer') return [];
    return blocksOf(readLines(glyphs, page)).flatMap((lines) => {
      const words = differingWords(lines, page, again.has);
      if (words.text === '') return [];
      const glyphCount = lines.flatMap((line) => line.words).flatMap((word) => word.glyphs).length;
      return [{ how, words, glyphCount, isAmidText: isAmid(words.glyphs, seen) }];
    });
  });
}

/** Lines further apart than this many line heights are in different places. */
const BLOCK_GAP_MAX = 2;

/** Lines from top to bottom, split at large gaps. */
function blocksOf(lines: readonly DrawnLine[]): DrawnLine[][] {
  const blocks: DrawnLine[][] = [];
  let bottom = -Infinity;
  for (const line of [...lines].sort((a, b) => a.rect.y - b.rect.y)) {
    const { y, h } = line.rect;
    const block = blocks.at(-1);
    if (block === undefined || y - bottom > BLOCK_GAP_MAX * h) blocks.push([line]);
    else block.push(line);
    bottom = Math.max(bottom, y + h);
  }
  return blocks;
}

/**
 * A clipping path of a smaller area, in square points, shows nothing; a larger one only
 * cuts off overlong text.
 */
const CLOSED_MAX_PT2 = 9;

const isClipClosed = ({ clip }: Glyph): boolean => clip !== null && sizeOf(clip) < CLOSED_MAX_PT2;

const PICTURES_MAX = 200;

/** Invisible text on a picture is the text recognised in it. */
const isOnPicture = (glyph: Glyph, { pictures }: DrawnPage): boolean =>
  pictures.slice(0, PICTURES_MAX).some((picture) => isInside(glyph, picture));

/** Hidden glyphs compared with the visible lines; bounds the work. */
const COMPARED_MAX = 500;

function isAmid(hidden: readonly Glyph[], seen: readonly Glyph[]): boolean {
  const lines = new Set(
    seen.map(({ baseline, angleDeg }) => `${angleDeg} ${Math.round(baseline)}`),
  );
  return hidden
    .slice(0, COMPARED_MAX)
    .some(({ baseline, angleDeg }) =>
      [-1, 0, 1].some((off) => lines.has(`${angleDeg} ${Math.round(baseline) + off}`)),
    );
}
