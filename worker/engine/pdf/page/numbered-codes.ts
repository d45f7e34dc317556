import type { Glyph } from '../../evidence/drawn-page.js';

/**
 * The codes that letters get first where a program numbers them: 33 to 38, `!` to `&`. In written
 * text no font draws all six of them, least of all as a third of its marks.
 */
const FIRST_CODES = [33, 34, 35, 36, 37, 38];
const SIGNS_SHARE_MIN = 1 / 3;

/**
 * Glyphs of fonts whose codes only number the letters, marked as not mapped. Programs that embed
 * part of a font give its letters the codes from 33 upwards in the order in which they meet
 * them; without a map to characters, the code of a letter then says nothing about it.
 */
export function markNumberedCodes(glyphs: readonly Glyph[]): Glyph[] {
  const byFont = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    if (!glyph.font.mapped || glyph.text !== String.fromCharCode(glyph.code)) continue;
    const group = byFont.get(glyph.font.id);
    if (group === undefined) byFont.set(glyph.font.id, [glyph]);
    else group.push(glyph);
  }
  const numbered = new Set([...byFont].flatMap(([id, group]) => (areNumbered(group) ? [id] : [])));
  return glyphs.map((glyph) =>
    numbered.has(glyph.font.id) ? { ...glyph, font: { ...glyph.font, mapped: false } } : glyph,
  );
}

function areNumbered(glyphs: readonly Glyph[]): boolean {
  const codes = new Set(glyphs.map(({ code }) => code));
  const signs = glyphs.filter(({ text }) => /[^\p{L}\p{N}\s]/u.test(text));
  return (
    FIRST_CODES.every((code) => codes.has(code)) && signs.length >= glyphs.length * SIGNS_SHARE_MIN
  );
}
