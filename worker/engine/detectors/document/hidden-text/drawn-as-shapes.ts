import type { DrawnPage, FillMark, Glyph } from '../../../evidence/drawn-page.js';

/** Letters such as l, and stops, are rectangles; the rest of a text is not. */
const SHAPED_SHARE_MIN = 0.7;

/** A letter's shape is at most this many times as wide or high as the box of its glyph. */
const SHAPE_MAX = 1.3;

/** Height of the bands in which shapes are looked up, in points. */
const BAND_PT = 16;

/** No line of letters has more shapes in a band; this bounds the work on a hostile page. */
const SHAPES_A_BAND_MAX = 2000;

/**
 * Tells for the glyphs of an invisible text whether the page draws their letters as
 * shapes in the same places. Browsers do so for a weight that a font does not have, and
 * programs that turn text into outlines do; the invisible text is there for copying.
 */
export function shapesTest(page: DrawnPage): (glyphs: readonly Glyph[]) => boolean {
  let bands: Map<number, FillMark[]> | null = null;
  return (glyphs) => {
    bands ??= bandsOf(page.fills);
    const shaped = glyphs.filter((glyph) =>
      bands?.get(bandOf((glyph.top + glyph.bottom) / 2))?.some((fill) => isShapeOf(fill, glyph)),
    );
    return glyphs.length > 0 && shaped.length >= SHAPED_SHARE_MIN * glyphs.length;
  };
}

function bandsOf(fills: readonly FillMark[]): Map<number, FillMark[]> {
  const bands = new Map<number, FillMark[]>();
  for (const fill of fills) {
    if (fill.isRectangle) continue;
    const middle = bandOf((fill.top + fill.bottom) / 2);
    // The middle of a letter may fall into the band next to that of its glyph's box.
    for (const band of [middle - 1, middle, middle + 1]) {
      const known = bands.get(band) ?? [];
      if (known.length < SHAPES_A_BAND_MAX) known.push(fill);
      bands.set(band, known);
    }
  }
  return bands;
}

const bandOf = (y: number): number => Math.floor(y / BAND_PT) || 0;

function isShapeOf(fill: FillMark, glyph: Glyph): boolean {
  const [x, y] = [(fill.left + fill.right) / 2, (fill.top + fill.bottom) / 2];
  return (
    x >= glyph.left &&
    x <= glyph.right &&
    y >= glyph.top &&
    y <= glyph.bottom &&
    fill.right - fill.left <= SHAPE_MAX * (glyph.right - glyph.left) &&
    fill.bottom - fill.top <= SHAPE_MAX * (glyph.bottom - glyph.top)
  );
}
