import type { Hiding, PageOcclusion } from '../../../evidence/occlusion.js';
import type { DrawnLine, DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { sizeOf } from '../../../evidence/geometry.js';
import { readLines } from '../../page/text-lines.js';
import { groupBy, isInside } from './occluded-text.js';
import { hasInk } from './ink.js';
import { type Differing, differingWords, twinsOf } from './twins.js';

/** Words of a page that nobody sees, close together and all hidden in one way. */
export interface HiddenRun {
  how: Exclude<Hiding, 'covered' | 'layer'>;
  /** What is not shown in the same place as well. */
  words: Differing;
  /** The hidden glyphs of these words and of their lines. */
  glyphCount: number;
  /** Whether visible words stand on the lines of the hidden ones. */
  isAmidText: boolean;
}

/** What each way of hiding hides on a page; covers and layers are looked at on their own. */
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

/** Lines further apart than this many of their heights are different places. */
const BLOCK_GAP_MAX = 2;

/** Lines from the top down, parted where much is between them. */
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

/** A clipping path of less, in square points, shows nothing; a larger one cuts off what is too long for it. */
const CLOSED_MAX_PT2 = 9;

const isClipClosed = ({ clip }: Glyph): boolean => clip !== null && sizeOf(clip) < CLOSED_MAX_PT2;

const PICTURES_MAX = 200;

/** Invisible letters on a picture say what it shows. */
const isOnPicture = (glyph: Glyph, { pictures }: DrawnPage): boolean =>
  pictures.slice(0, PICTURES_MAX).some((picture) => isInside(glyph, picture));

/** Lines of hidden text that are compared with the seen ones. */
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
