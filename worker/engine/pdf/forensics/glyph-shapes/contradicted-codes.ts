import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { type FontRecord, isBroken, type Mismatch, newRecord } from './broken-maps.js';
import type { FontShapes } from '../../../evidence/fonts.js';
import { areDifferent, identityOf } from './identity.js';

/** One code of a font as the document uses it. */
interface Use {
  /** As in `FontFacts.id`. */
  id: string;
  font: FontShapes;
  code: number;
  text: string;
}

/**
 * Codes for which their own font, or another font with the same shapes, shows another
 * character than the map claims.
 */
export function mismatchesByFont(
  pages: readonly DrawnPage[],
  fonts: readonly FontShapes[],
): Mismatch[] {
  const { uses, written } = usesOf(pages, fonts);
  const believed = believedFonts(fonts);
  const twins = twinsOf(fonts);
  const records = new Map<string, FontRecord>();
  for (const { id, font, code, text } of uses) {
    if (!font.hasMap) continue;
    const record = records.get(id) ?? newRecord();
    records.set(id, record);
    const named = believed.has(font) ? font.glyphIdentities.get(code) : undefined;
    const drawn = named ?? toldByTwin(font, code, twins, written);
    if (drawn === undefined) continue;
    const told = identityOf(text);
    if (told === drawn) record.agreeing++;
    else if (told !== null && areDifferent(told, drawn))
      record.mismatches.push({ font: id, code, told, drawn });
    else record.foreign++;
  }
  return [...records.values()].filter((font) => !isBroken(font)).flatMap((font) => font.mismatches);
}

/** Each distinct code and text once, and the number of glyphs drawn with each font. */
function usesOf(
  pages: readonly DrawnPage[],
  fonts: readonly FontShapes[],
): { uses: Iterable<Use>; written: ReadonlyMap<FontShapes, number> } {
  const byObject = new Map(fonts.map((font) => [font.object, font]));
  const byName = new Map<string, FontShapes[]>();
  for (const font of fonts)
    for (const name of new Set(font.names)) byName.set(name, [...(byName.get(name) ?? []), font]);
  const uses = new Map<string, Use>();
  const written = new Map<FontShapes, number>();
  for (const { glyphs, textShows: shows } of pages)
    for (const glyph of glyphs) {
      if (glyph.invisible || !glyph.font.mapped || glyph.code < 0) continue;
      const key = `${glyph.font.id} ${glyph.code} ${glyph.text}`;
      const object = shows?.[glyph.textShow]?.fontObject ?? null;
      const font =
        uses.get(key)?.font ??
        (object === null ? fontByName(glyph, byName) : (byObject.get(object) ?? null));
      if (font === null) continue;
      written.set(font, (written.get(font) ?? 0) + 1);
      if (!uses.has(key))
        uses.set(key, { id: glyph.font.id, font, code: glyph.code, text: glyph.text });
    }
  return { uses: uses.values(), written };
}

/** Among fonts of the same name, the one whose map agrees with the glyph's text. */
function fontByName(
  { font, code, text }: Glyph,
  byName: ReadonlyMap<string, readonly FontShapes[]>,
): FontShapes | null {
  const name = font.subset === null ? font.name : `${font.subset}+${font.name}`;
  const candidates = (byName.get(name) ?? []).filter(({ toUnicode: told }) => {
    const said = told?.get(code);
    return said === undefined || said === text;
  });
  const [first] = candidates;
  return first !== undefined && candidates.every(({ drawsAs }) => drawsAs === first.drawsAs)
    ? first
    : null;
}

/**
 * Fonts whose own tables mostly agree with the maps of the fonts that share their shapes.
 * Tables that a program made up for a subset do not agree.
 */
function believedFonts(fonts: readonly FontShapes[]): Set<FontShapes> {
  const groups = new Map<string, FontShapes[]>();
  for (const font of fonts) {
    const key = font.drawsAs ?? `font ${font.object}`;
    groups.set(key, [...(groups.get(key) ?? []), font]);
  }
  const believed = new Set<FontShapes>();
  for (const group of groups.values()) {
    const agreeing = new Set<number>();
    const differing = new Set<number>();
    for (const { toUnicode: told, glyphIdentities: shown } of group)
      for (const [code, text] of told ?? []) {
        const drawn = shown.get(code);
        if (drawn === undefined) continue;
        (identityOf(text) === drawn ? agreeing : differing).add(code);
      }
    if (agreeing.size >= differing.size) for (const font of group) believed.add(font);
  }
  return believed;
}

function twinsOf(fonts: readonly FontShapes[]): ReadonlyMap<string, readonly FontShapes[]> {
  const twins = new Map<string, FontShapes[]>();
  for (const font of fonts)
    if (font.drawsAs !== null) twins.set(font.drawsAs, [...(twins.get(font.drawsAs) ?? []), font]);
  return twins;
}

/** Further fonts of the same program add no evidence. */
const TWINS_MAX = 20;

/** The character that other fonts with the same shapes, used more in the document, give for a code. */
function toldByTwin(
  font: FontShapes,
  code: number,
  twins: ReadonlyMap<string, readonly FontShapes[]>,
  written: ReadonlyMap<FontShapes, number>,
): string | undefined {
  const own = written.get(font) ?? 0;
  const told = (twins.get(font.drawsAs ?? '') ?? [])
    .slice(0, TWINS_MAX)
    .filter((twin) => twin !== font && (written.get(twin) ?? 0) > own)
    .flatMap((twin) => identityOf(twin.toUnicode?.get(code) ?? '') ?? []);
  return new Set(told).size === 1 ? told[0] : undefined;
}
