import { fromFrame } from './glyph.js';
import type { Glyph } from '../../evidence/drawn-page.js';

/** Centre of a glyph on the shown page. */
export const centreOf = ({ left, right, top, bottom, angleDeg }: Glyph): { x: number; y: number } =>
  fromFrame({ x: (left + right) / 2, y: (top + bottom) / 2 }, angleDeg);

/** Whether a glyph lies on the page, within its clipping path and in a visible layer. */
export function isWithinView(glyph: Glyph, page: { width: number; height: number }): boolean {
  const { x, y } = centreOf(glyph);
  const { clip } = glyph;
  return (
    glyph.layerShown &&
    x >= 0 &&
    y >= 0 &&
    x <= page.width &&
    y <= page.height &&
    (clip === null || (x >= clip.left && x <= clip.right && y >= clip.top && y <= clip.bottom))
  );
}
