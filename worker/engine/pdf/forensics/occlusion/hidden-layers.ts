import type { PageOcclusion } from '../../../evidence/occlusion.js';
import { readLines } from '../../page/text-lines.js';
import { groupBy, isInside } from './occluded-text.js';
import { areaAround } from '../../../evidence/geometry.js';
import { placed, wholeWords } from './in-order.js';
import { hasInk, inkOf } from './ink.js';
import { type Differing, differingWords, twinsOf } from './twins.js';

/** The content on a page of a layer that is switched off. */
export interface HiddenLayer {
  hidden: Differing;
  /** What is shown in the same place instead. */
  shown: Differing;
  /** Whether the text shown there belongs to a layer too, as for languages or variants. */
  isVariant: boolean;
}

const LAYERS_MAX = 100;

/** A layer with more lines is a version of the page; only these lines are searched for. */
const LINES_MAX = 200;

export function hiddenLayers({ page, unseen }: PageOcclusion): HiddenLayer[] {
  const off = page.glyphs.filter((glyph) => !glyph.layerShown && hasInk(glyph));
  if (off.length === 0) return [];
  const seen = page.glyphs.filter((glyph) => hasInk(glyph) && !unseen.has(glyph.order));
  const shown = placed(seen);
  const again = twinsOf(seen);
  return [...groupBy(off, ({ layer }) => layer ?? '')]
    .slice(0, LAYERS_MAX)
    .map(([, glyphs]) => {
      const lines = readLines(glyphs, page);
      const places = lines.slice(0, LINES_MAX).map((line) =>
        areaAround(
          line.words
            .flatMap((word) => word.glyphs)
            .map(inkOf)
            .flatMap(({ left, top, right, bottom }) => [
              { x: left, y: top },
              { x: right, y: bottom },
            ]),
        ),
      );
      const instead = wholeWords(
        seen.filter((glyph) => places.some((place) => isInside(glyph, place))),
        shown,
        -1,
      );
      return {
        hidden: differingWords(lines, page, again.has),
        shown: differingWords(readLines(instead, page), page, twinsOf(glyphs).has),
        isVariant: instead.some(({ layer }) => layer !== null),
      };
    })
    .filter(({ hidden }) => hidden.text !== '');
}
