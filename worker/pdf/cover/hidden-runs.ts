import type { DrawnPage } from '../drawn-page.js';
import type { Glyph } from '../glyph.js';
import { readLines } from '../text-lines.js';
import { groupBy, isInside } from './covers.js';
import { hasInk } from './ink.js';
import { invisibilityOf, type Hiding } from './invisibility.js';
import { differingWords, twinsOf, type Differing } from './twins.js';

/** Words of a page that nobody sees, all hidden in one way. */
export interface HiddenRun {
  how: Exclude<Hiding, 'covered' | 'layer'>;
  /** What is not shown in the same place as well. */
  words: Differing;
  /** Every hidden glyph, repeated or not. */
  glyphCount: number;
  /** Whether visible words stand on the lines of the hidden ones. */
  isAmidText: boolean;
}

/** What each way of hiding hides on a page; covers and layers are looked at on their own. */
export function hiddenRuns(page: DrawnPage): HiddenRun[] {
  const unseen = invisibilityOf(page);
  if (unseen.size === 0) return [];
  const own = page.glyphs.filter(hasInk);
  const seen = own.filter((glyph) => !unseen.has(glyph.order));
  const again = twinsOf(seen);
  const byHow = groupBy(own, (glyph) => {
    const how = unseen.get(glyph.order)?.how ?? null;
    return how === 'mode' && isOnPicture(glyph, page) ? null : how;
  });
  return [...byHow].flatMap(([how, glyphs]): HiddenRun[] => {
    if (how === 'covered' || how === 'layer') return [];
    const words = differingWords(readLines(glyphs, page), page, again.has);
    if (words.text === '') return [];
    return [{ how, words, glyphCount: glyphs.length, isAmidText: isAmid(words.glyphs, seen) }];
  });
}

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
