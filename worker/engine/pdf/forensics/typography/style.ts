import type { PdfFont } from '../../../evidence/fonts.js';
import type { Glyph } from '../../../evidence/drawn-page.js';
import type { Style } from '../../../evidence/typography.js';

/** null for a word without letters and digits. */
export function styleOf(
  glyphs: readonly Glyph[],
  describe: (glyph: Glyph) => PdfFont | null,
): Style | null {
  const first = mostCommon(glyphs, keyOf);
  if (first === null) return null;
  const { font, size, colour, charSpacing, horizontalScale } = first;
  return {
    font: font.id,
    name: font.name,
    family: familyOf(font.name),
    described: describe(first),
    size,
    colour,
    spacing: charSpacing / size,
    scale: horizontalScale,
  };
}

const keyOf = (glyph: Glyph): string =>
  `${glyph.font.id} ${glyph.size.toFixed(2)} ${glyph.colour ?? ''}`;

function mostCommon<T>(items: readonly T[], key: (item: T) => string): T | null {
  const counts = new Map<string, { item: T; count: number }>();
  for (const item of items) {
    const known = counts.get(key(item));
    if (known === undefined) counts.set(key(item), { item, count: 1 });
    else known.count++;
  }
  let most: { item: T; count: number } | null = null;
  for (const one of counts.values()) if (most === null || one.count > most.count) most = one;
  return most?.item ?? null;
}

/** Words in a font's name for its weight, slant, width or format, not its family. */
const VARIANTS =
  /(semi|demi|extra|ultra)?(bold|light|black|heavy|medium|thin|book|regular|roman|normal|italic|oblique|slanted|condensed|narrow|cond|ital)|(bd|bi|it|obl)$|ps(?=mt|-|$)|mt(?=$|ce|std|pro)|identity-h/g;

/** Styles as foundries shorten them behind the family: "HelveticaNeueLTStd-BdOu", "-Blk", "-LtCn". */
const SHORT_STYLE = /-(?:ult|lt|th|md|rg|bd|blk|hv|bk|sb|eb|xb|cn|ou|it|obl|ex|ext){1,4}$/;

/**
 * The font family in a font's name, so that bold and italic of one family are distinguished
 * from another family.
 */
export function familyOf(name: string): string {
  const lower = name.toLowerCase().replace(/#20|\s/g, '');
  // Computer Modern has a name for each weight: cmr10, cmbx12, cmti10, sfrm1000, lmroman10.
  if (/^(cm|sf|ec|lm)[a-z]{1,12}\d+/.test(lower)) return 'computermodern';
  const bare = lower
    .replace(/[,_+]/g, '-')
    .replace(SHORT_STYLE, '')
    .replace(VARIANTS, '')
    .replace(/(?<![-.])[-.]+[a-z]?\d*$/, '');
  return bare.replace(/[^\p{L}\p{N}]/gu, '') || lower;
}
