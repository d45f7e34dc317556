import type { PageOcclusion, Paint, PaintOrder } from '../../../evidence/occlusion.js';
import type { Glyph } from '../../../evidence/drawn-page.js';
import type { Area } from '../../../evidence/geometry.js';
import { readLines } from '../../page/text-lines.js';
import { isCutTo } from './boxes.js';
import { isDark, isSameColour, PAPER } from './colour.js';
import { firstAfter, placed, type Placed, wholeWords } from './in-order.js';
import { hasInk, inkCentreOf } from './ink.js';
import { type Differing, differingWords, twinsOf } from './twins.js';

/** Text of the page that a later fill or picture hides, and what is now shown there. */
export interface OccludedText {
  paint: Paint;
  /** The hidden words in reading order that are not shown again in the same place. */
  hidden: Differing;
  /** The words drawn over the cover that are not also hidden under it; `text` is empty without any. */
  shown: Differing;
  /** Whether the cover has the colour of what it lies on, so that it cannot be seen. */
  isUnseen: boolean;
  /** Whether it has another colour, so that everybody sees it; neither where one is unknown. */
  isPlain: boolean;
  /** Whether the cover is a dark bar on a paler ground, as in redactions of private data. */
  isBar: boolean;
  /** Whether the cover is about as large as what it hides. */
  isCut: boolean;
  /** Whether a chart or drawing is painted on the cover, which lies over the sheet it belongs to. */
  isFigure: boolean;
  /** Share of the hidden glyphs, 0-1, that are drawn again in the same place. */
  repeatedShare: number;
  /**
   * Whether the cover only cuts off text that begins beside it, as a table cell cuts off
   * overlong text of the previous cell.
   */
  cutsOff: boolean;
}

/** Covers examined on one page; a page painted over letter by letter is a drawing. */
const COVERS_MAX = 200;

/** Covers that hide something, in paint order, except those with the same text drawn again on top. */
export function occludedTextsOf({ page, paint, unseen }: PageOcclusion): OccludedText[] {
  const seen = page.glyphs.filter((glyph) => hasInk(glyph) && !unseen.has(glyph.order));
  const hidden = page.glyphs.filter((glyph) => glyph.annotation === null && !isWatermark(glyph));
  const byCover = groupBy(hidden, (glyph) => unseen.get(glyph.order)?.cover ?? null);
  if (byCover.size === 0) return [];
  const places = placed(seen);
  const again = twinsOf(seen);
  const byShow = groupBy(seen, ({ textShow: show }) => (show < 0 ? null : show));
  return [...byCover]
    .slice(0, COVERS_MAX)
    .map(([one, under]): OccludedText => {
      const before = twinsOf(under);
      const over = writtenOn(one, places);
      const ground = groundOf(one, paint);
      const isUnseen = isSameColour(one.colour, ground);
      return {
        paint: one,
        hidden: differingWords(readLines(under, page), page, again.has),
        shown: differingWords(readLines(over, page), page, before.has),
        isUnseen,
        isPlain: !isUnseen && one.colour !== null && ground !== null,
        isBar: !isUnseen && isDark(one.colour),
        isCut: isCutTo(one.area, [...under, ...over]),
        isFigure: isFigure(one, paint.paints),
        repeatedShare: under.filter(again.has).length / under.length,
        cutsOff: cutsOff(under, byShow),
      };
    })
    .filter(({ hidden: { text }, shown }) => text !== '' && compact(text) !== compact(shown.text));
}

/** Bars, lines and markers of a chart; a value that is set again has a line under it, or a frame. */
const FIGURE_PAINTS_MIN = 8;

/** Whether many fills and pictures are painted on one, all within its box. */
const isFigure = ({ area, order }: Paint, paints: readonly Paint[]): boolean =>
  paints.filter((paint) => paint.order > order && isWithin(paint.area, area)).length >=
  FIGURE_PAINTS_MIN;

/** Half a line's width, in points, by which a frame exceeds its box. */
const FRAME_PT = 1;

const isWithin = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left - FRAME_PT &&
  inner.right <= outer.right + FRAME_PT &&
  inner.top >= outer.top - FRAME_PT &&
  inner.bottom <= outer.bottom + FRAME_PT;

/** Letters of this size, in points, are drawn across a page, not as its text. */
const WATERMARK_MIN_PT = 30;
const WATERMARK_OPACITY_MAX = 0.6;

/** Slanted, pale or huge text across a page is a watermark, which lies under boxes by design. */
const isWatermark = ({ angleDeg, opacity, size, colour }: Glyph): boolean =>
  angleDeg % 90 !== 0 ||
  opacity < WATERMARK_OPACITY_MAX ||
  (size >= WATERMARK_MIN_PT && colour !== null && !isDark(colour));

/** The visible glyphs drawn on a paint, including the rest of words that extend beyond it. */
export function writtenOn({ order, area }: Paint, seen: readonly Placed[]): Glyph[] {
  const { left, right, top, bottom } = area;
  const written: Glyph[] = [];
  for (let index = firstAfter(seen, order); index < seen.length; index++) {
    const one = seen[index];
    if (one && one.x >= left && one.x <= right && one.y >= top && one.y <= bottom)
      written.push(one.glyph);
  }
  return wholeWords(written, seen, order);
}

/** The colour of what a paint lies on; null where it is unknown. */
export function groundOf({ area, order }: Paint, paint: PaintOrder): string | null {
  const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
  const ground = paint.groundAt(x, y, order);
  return ground === null ? PAPER : ground.colour;
}

export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key | null,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Removes spaces, in which two drawings of the same text may differ. */
const compact = (text: string): string => text.replace(/\s/g, '');

/** Whether the centre of a glyph's ink is inside a box. */
export function isInside(glyph: Glyph, area: Area): boolean {
  const { x, y } = inkCentreOf(glyph);
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
}

/** One text-showing operator rarely shows more; bounds the work on a hostile one. */
const COMPARED_MAX = 300;

/** Whether a word continues beside the cover that hides the rest of it. */
const cutsOff = (hidden: readonly Glyph[], byShow: ReadonlyMap<number, Glyph[]>): boolean =>
  hidden.slice(0, COMPARED_MAX).some((glyph) =>
    byShow
      .get(glyph.textShow)
      ?.slice(0, COMPARED_MAX)
      .some(
        (other) =>
          /^\p{L}+$/u.test(glyph.text + other.text) &&
          Math.abs(other.baseline - glyph.baseline) < 0.1 * glyph.size &&
          Math.min(Math.abs(other.right - glyph.left), Math.abs(glyph.right - other.left)) <
            0.1 * glyph.size,
      ),
  );
