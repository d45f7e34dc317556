import type { PageOcclusion, Paint } from '../../../evidence/occlusion.js';
import type { Rect } from '../../../evidence/geometry.js';
import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { readLines } from '../../page/text-lines.js';
import { boxAround, isCutTo, percentOf } from './boxes.js';
import { isSameColour } from './colour.js';
import { groundOf, writtenOn } from './occluded-text.js';
import { firstAfter, placed, type Placed } from './in-order.js';
import { hasInk } from './ink.js';
import { type Differing, differingWords } from './twins.js';

/** A patch in the colour of its ground with text on it, drawn after the text around it. */
export interface PaintedOver {
  paint: Paint;
  shown: Differing;
  /** The patch and the text on it, in percent. */
  rect: Rect;
  /** Whether the patch is about as large as the text on it. */
  isCut: boolean;
}

/** Size of a patch for one value, not of a panel: in points, and as a share of the page. */
const HEIGHT_MIN_PT = 3;
const HEIGHT_MAX_PT = 60;
const WIDTH_SHARE_MAX = 0.5;

/** Less earlier text does not show the order in which a page is drawn. */
const EARLIER_GLYPHS_MIN = 20;
const EARLIER_SHARE_MIN = 0.5;

/** Fewer glyphs on the line are a label or a bullet. */
const BESIDE_MIN = 5;

/** From this many such patches drawn in order with their text, it is a habit of the producer. */
const HABIT_MIN = 3;
const PATCHES_MAX = 200;

export function paintedOver({ page, paint: order, unseen }: PageOcclusion): PaintedOver[] {
  const patches = order.paints.filter(
    (paint) =>
      paint.kind === 'fill' &&
      isPatch(paint, page) &&
      isSameColour(paint.colour, groundOf(paint, order)),
  );
  if (patches.length === 0) return [];
  const own = page.glyphs.filter((glyph) => glyph.annotation === null && hasInk(glyph));
  const seen = own.filter((glyph) => !unseen.has(glyph.order));
  const places = placed(seen);
  const hiding = new Set(
    own
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map((glyph) => unseen.get(glyph.order)?.cover ?? null),
  );
  const found: PaintedOver[] = [];
  let inTurn = 0;
  for (const paint of patches.slice(0, PATCHES_MAX)) {
    if (hiding.has(paint)) continue;
    const written = writtenOn(paint, places);
    if (written.length === 0) continue;
    if (isSetIntoRule(paint, order.paints, places)) continue;
    if (!isLate(paint, written, places)) inTurn++;
    else {
      const shown = differingWords(readLines(written, page), page, () => false);
      if (shown.rect === null) continue;
      const isCut = isCutTo(paint.area, written);
      const patch = isCut ? percentOf(paint.area, page) : null;
      found.push({ paint, shown, isCut, rect: boxAround(patch, shown.rect) ?? shown.rect });
    }
  }
  return inTurn >= HABIT_MIN ? [] : found;
}

/** Height of a rule at most, in points, and the part of a patch in which it runs behind the text. */
const RULE_MAX_PT = 2;
const MIDDLE = { from: 0.25, to: 0.75 };

/**
 * Whether a patch interrupts a rule, whole or dashed, for the heading on it, as style sheets
 * do: the rule was drawn just before, runs behind the middle of the text and goes on at both
 * sides. No printed value has a rule through it.
 */
function isSetIntoRule(
  { area, order }: Paint,
  paints: readonly Paint[],
  places: readonly Placed[],
): boolean {
  const height = area.bottom - area.top;
  const rule = paints.filter((paint) => {
    const middle = ((paint.area.top + paint.area.bottom) / 2 - area.top) / height;
    return (
      paint.order < order &&
      firstAfter(places, paint.order) === firstAfter(places, order) &&
      paint.area.bottom - paint.area.top <= RULE_MAX_PT &&
      middle > MIDDLE.from &&
      middle < MIDDLE.to
    );
  });
  return (
    rule.some((piece) => piece.area.left < area.left) &&
    rule.some((piece) => piece.area.right > area.right)
  );
}

export function isPatch({ mark, area, isOpaque }: Paint, page: DrawnPage): boolean {
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  return (
    isOpaque &&
    mark.annotation === null &&
    height >= HEIGHT_MIN_PT &&
    height <= HEIGHT_MAX_PT &&
    width >= HEIGHT_MIN_PT &&
    width <= WIDTH_SHARE_MAX * page.width
  );
}

/** Whether most of the page, the line around the patch and something below it were drawn earlier. */
function isLate(
  { order, area }: Paint,
  written: readonly Glyph[],
  seen: readonly Placed[],
): boolean {
  const until = firstAfter(seen, order);
  const earlier = seen.slice(0, until);
  if (earlier.length < EARLIER_GLYPHS_MIN) return false;
  if (earlier.length < EARLIER_SHARE_MIN * (seen.length - written.length)) return false;
  const height = area.bottom - area.top;
  const isBeside = ({ y }: Placed): boolean => y > area.top && y < area.bottom;
  const beside = earlier.filter(isBeside).length;
  const besideLater = seen
    .slice(until)
    .filter((one) => isBeside(one) && (one.x < area.left || one.x > area.right)).length;
  const below = earlier.filter(({ y }) => y > area.bottom + height / 2).length;
  const above = earlier.filter(({ y }) => y < area.top - height / 2).length;
  // The last line of a page has nothing below it; then its own words must have been drawn
  // earlier.
  return besideLater <= beside && above + beside > 0 && (below > 0 || beside >= BESIDE_MIN);
}
