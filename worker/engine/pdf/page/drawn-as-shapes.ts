import type { FillMark, Glyph } from '../../evidence/drawn-page.js';

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
export function shapesTest(fills: readonly FillMark[]): (glyphs: readonly Glyph[]) => boolean {
  const hasShape = inkTest(() => fills.filter(({ isRectangle }) => !isRectangle));
  return (glyphs) =>
    glyphs.length > 0 && glyphs.filter(hasShape).length >= SHAPED_SHARE_MIN * glyphs.length;
}

/**
 * The invisible glyphs whose letters the page draws as shapes: what people see there is their text.
 * Judged by runs, glyphs written one after the other in one font on one baseline, because stops and
 * some letters are rectangles like those of any frame; what has no ink of its own stays hidden.
 */
export function drawnAsShapes(
  glyphs: readonly Glyph[],
  fills: readonly FillMark[],
): ReadonlySet<Glyph> {
  const areShapes = shapesTest(fills);
  const hasInk = inkTest(() => fills);
  const shaped = new Set<Glyph>();
  let run: Glyph[] = [];
  const end = (): void => {
    if (areShapes(run.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))))
      for (const glyph of run) if (glyph.text.trim() === '' || hasInk(glyph)) shaped.add(glyph);
    run = [];
  };
  for (const glyph of glyphs) {
    const [last] = run.slice(-1);
    if (last && !(glyph.invisible && goesOn(last, glyph))) end();
    if (glyph.invisible) run.push(glyph);
  }
  end();
  return shaped;
}

/** Baselines of one line differ by less than this share of the size of its letters. */
const BASELINE_SHARE_MAX = 0.1;

const goesOn = (last: Glyph, next: Glyph): boolean =>
  last.font.id === next.font.id &&
  last.angleDeg === next.angleDeg &&
  Math.abs(last.baseline - next.baseline) < BASELINE_SHARE_MAX * last.size;

/** Tells whether one of the fills has the place and size of a glyph's letter. They are asked for when first needed. */
function inkTest(fillsOf: () => readonly FillMark[]): (glyph: Glyph) => boolean {
  let bands: Map<number, FillMark[]> | null = null;
  return (glyph) => {
    bands ??= bandsOf(fillsOf());
    const near = bands.get(bandOf((glyph.top + glyph.bottom) / 2)) ?? [];
    return near.some((fill) => isShapeOf(fill, glyph));
  };
}

function bandsOf(fills: readonly FillMark[]): Map<number, FillMark[]> {
  const bands = new Map<number, FillMark[]>();
  for (const fill of fills) {
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
