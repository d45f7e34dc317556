import { isWithinView } from '../../page/glyph-visibility.js';
import type { DrawnLine, FillMark, Glyph, PictureMark } from '../../../evidence/drawn-page.js';
import { type Area, intersection, shareWithin } from '../../../evidence/geometry.js';
import { readLines } from '../../page/text-lines.js';
import { reliableText } from '../../page/text-reliability.js';
import type { PageToTypeset } from '../../../evidence/typography.js';

/** A glyph with this share of its box under a later mark is not legible. */
const COVERED_SHARE_MIN = 0.6;
const OPAQUE_MIN = 0.95;

/** Height of the bands in which covers are looked up, in points: about a line of text. */
const BAND_PT = 16;

/** No genuine page has more covers in one band; bounds the work on a hostile one. */
const COVERS_A_BAND_MAX = 64;
const BANDS_MAX = 4096;

/**
 * The lines that a person sees, without text that later fills and pictures hide. So a value
 * drawn over another is not read as one word with it.
 */
export function visibleLines(page: PageToTypeset): readonly DrawnLine[] {
  if (page.lines === null) return readLines(reliableText(page.glyphs, page).glyphs, page);
  const isCovered = coverTest(page);
  const shown = page.glyphs.filter((glyph) => !isCovered(glyph));
  if (page.lines.length === 0 || shown.length === page.glyphs.length) return page.lines;
  return readLines(reliableText(shown, page).glyphs, page);
}

type Cover = Area & { order: number };

function coverTest(page: PageToTypeset): (glyph: Glyph) => boolean {
  const first = page.glyphs[0]?.order ?? Infinity;
  const bands = new Map<number, Cover[]>();
  for (const mark of [...page.fills, ...page.pictures]) {
    if (mark.order < first || !isOpaque(mark)) continue;
    const area = mark.clip === null ? mark : intersection(mark, mark.clip);
    const [from, to] = [bandOf(area.top), bandOf(area.bottom)];
    for (let band = from; band <= to; band++) {
      const covers = bands.get(band) ?? [];
      // The oldest is dropped, since a later mark also hides it.
      if (covers.length >= COVERS_A_BAND_MAX) covers.shift();
      covers.push({ ...areaOf(area), order: mark.order });
      bands.set(band, covers);
    }
  }
  return (glyph) => {
    if (glyph.angleDeg !== 0 || !isWithinView(glyph, page)) return false;
    const covers = bands.get(bandOf((glyph.top + glyph.bottom) / 2)) ?? [];
    return covers.some(
      (cover) => cover.order > glyph.order && shareWithin(glyph, cover) >= COVERED_SHARE_MIN,
    );
  };
}

const isOpaque = (mark: FillMark | PictureMark): boolean =>
  mark.layerShown &&
  mark.opacity >= OPAQUE_MIN &&
  mark.opaqueBlend &&
  ('isMask' in mark ? !mark.isMask : mark.isRectangle && mark.colour !== null);

const areaOf = ({ left, top, right, bottom }: Area): Area => ({ left, top, right, bottom });

const bandOf = (y: number): number =>
  Math.min(BANDS_MAX, Math.max(0, Math.floor(y / BAND_PT) || 0));
