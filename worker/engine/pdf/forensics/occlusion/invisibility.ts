import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { type Area, shareWithin } from '../../../evidence/geometry.js';
import { isSameColour, PAPER } from './colour.js';
import { hasInk, inkCentreOf, inkOf } from './ink.js';
import { paintOrderOf } from './paint.js';
import type { Hiding, Invisibility, PaintOrder } from '../../../evidence/occlusion.js';

/** A glyph is visible where at least this share of its ink is inside the area. */
const SEEN_SHARE_MIN = 0.1;

/** Below these limits, text cannot be seen at any distance. */
const OPACITY_MIN = 0.03;
const SIZE_MIN_PT = 1;

/**
 * The invisible glyphs, by `Glyph.order`, without spaces. Only the page is judged: callers
 * decide whether invisible text is an OCR layer, repeats visible text, or conceals
 * something.
 */
export function invisibilityOf(
  page: DrawnPage,
  paint: PaintOrder = paintOrderOf(page),
): ReadonlyMap<number, Invisibility> {
  const hidden = new Map<number, Invisibility>();
  const discs = discsOf(page);
  const shaded = shadedOf(page);
  for (const glyph of page.glyphs) {
    if (!hasInk(glyph)) continue;
    const how = howHidden(glyph, page);
    if (how !== null) hidden.set(glyph.order, { how, cover: null });
    else {
      const cover = paint.coverOf(glyph);
      if (cover !== null) hidden.set(glyph.order, { how: 'covered', cover });
      else if (
        isInkOnItself(glyph, paint) &&
        !isOnDisc(glyph, discs) &&
        !shaded.some((area) => shareWithin(inkOf(glyph), area) > 0)
      )
        hidden.set(glyph.order, { how: 'colour', cover: null });
    }
  }
  return paint.isGivenUp() ? new Map() : hidden;
}

function howHidden(glyph: Glyph, page: DrawnPage): Hiding | null {
  const ink = inkOf(glyph);
  if (!glyph.layerShown) return 'layer';
  if (isOutside(ink, { left: 0, top: 0, right: page.width, bottom: page.height }))
    return 'off_page';
  if (glyph.clip !== null && isOutside(ink, glyph.clip)) return 'clipped';
  if (glyph.mode === 3 || glyph.mode === 7) return 'mode';
  if (glyph.opacity < OPACITY_MIN) return 'transparent';
  // The size of a Type 3 font is only an estimate.
  if (glyph.size < SIZE_MIN_PT && glyph.font.type !== 'Type3') return 'tiny';
  return null;
}

const isOutside = (ink: Area, area: Area): boolean => shareWithin(ink, area) < SEEN_SHARE_MIN;

/** A page with more gradients is a drawing. */
const SHADED_MAX = 100;

/** Under a gradient or pattern, possibly painted through a mask, the colour behind a glyph is unknown. */
const shadedOf = ({ fills }: DrawnPage): readonly Area[] =>
  fills
    .filter(({ colour, layerShown, opacity }) => colour === null && layerShown && opacity > 0.5)
    .slice(0, SHADED_MAX);

/** More symbols than this belong to a drawing; the rest are not compared. */
const DISCS_MAX = 500;

const SYMBOL_FONT = /dingbat|symbol|wingding|webding|awesome|icon/i;

/** Discs and squares drawn as symbols; numbers may be printed on them in white. */
const discsOf = ({ glyphs }: DrawnPage): Glyph[] =>
  glyphs
    .filter(
      ({ text, font, right, left, size }) =>
        right - left > size / 3 && (/[^\p{L}\p{N}\s]/u.test(text) || SYMBOL_FONT.test(font.name)),
    )
    .slice(0, DISCS_MAX);

const isOnDisc = (glyph: Glyph, discs: readonly Glyph[]): boolean => {
  const { x, y } = inkCentreOf(glyph);
  return discs.some((disc) => {
    if (disc.order > glyph.order || disc.size < glyph.size) return false;
    const { left, right, top, bottom } = inkOf(disc);
    return x > left && x < right && y > top && y < bottom && disc.colour !== glyph.colour;
  });
};

/** Whether a glyph has the colour of what is painted under it. Pictures and patterns have no colour. */
function isInkOnItself(glyph: Glyph, paint: PaintOrder): boolean {
  // A glyph that is filled and stroked has a second colour.
  if (glyph.colour === null || glyph.mode === 2 || glyph.mode === 6) return false;
  const ink = inkOf(glyph);
  const y = (ink.top + ink.bottom) / 2;
  return [0.2, 0.5, 0.8].every((share) => {
    const ground = paint.groundAt(ink.left + share * (ink.right - ink.left), y, glyph.order);
    const colour = ground === null ? PAPER : ground.colour;
    return colour !== null && isSameColour(colour, glyph.colour);
  });
}
