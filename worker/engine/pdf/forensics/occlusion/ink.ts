import { type Area, areaAround, type Point } from '../../../evidence/geometry.js';
import { fromFrame } from '../../page/glyph.js';
import type { Glyph } from '../../../evidence/drawn-page.js';

/** Height of most letters and all digits above the baseline, in ems. */
const INK_HEIGHT_EM = 0.7;

const WIDTH_MIN_EM = 0.05;

/** The area of a glyph's ink. A font's box is taller and overlaps the lines above and below. */
export function inkOf({ left, right, baseline, size, angleDeg }: Glyph): Area {
  const top = baseline - INK_HEIGHT_EM * size;
  // Accents and vowel points have no width of their own.
  const pad = right - left < WIDTH_MIN_EM * size ? (WIDTH_MIN_EM * size) / 2 : 0;
  return areaAround(
    [
      { x: left - pad, y: top },
      { x: right + pad, y: top },
      { x: right + pad, y: baseline },
      { x: left - pad, y: baseline },
    ].map((corner) => fromFrame(corner, angleDeg)),
  );
}

/** The centre of a glyph's ink on the shown page. */
export function inkCentreOf({ left, right, baseline, size, angleDeg }: Glyph): Point {
  const centre = { x: (left + right) / 2, y: baseline - (INK_HEIGHT_EM / 2) * size };
  return angleDeg === 0 ? centre : fromFrame(centre, angleDeg);
}

/** Whether a glyph leaves ink: all but white space do. */
export const hasInk = (glyph: Glyph): boolean => glyph.text.trim() !== '';
