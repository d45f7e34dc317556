import type { Glyph } from '../../../evidence/drawn-page.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';

/** A value placed over adjacent text. */
export interface Collision {
  word: TypesetWord;
  /** In points. */
  off: number;
}

/** In ems: most of a digit; text in cells too narrow for it overlaps by less. */
const OVERLAP_MIN_EM = 0.4;

/** In ems: two glyphs in one place are one drawn twice, for weight or by a copy. */
const OVERLAP_MAX_EM = 0.9;
const STEP_MIN_EM = 0.05;

/**
 * If more values collide on a page, its columns are too narrow, or the widths
 * measured are wrong.
 */
const COLLISIONS_MAX = 1;

/** Notes and exponents are smaller, or raised. */
const SIZES_MAX = 1.1;
const RISE_MAX_EM = 0.1;

/** Values with a digit over an adjacent letter or digit, in type of the same height. */
export function collisions({ lines }: TypesetPage): Collision[] {
  const found = lines.flatMap(collisionsIn);
  return found.length > COLLISIONS_MAX ? [] : found;
}

function collisionsIn(line: readonly TypesetWord[]): Collision[] {
  const glyphs = line
    .flatMap((word) => word.glyphs.map((glyph) => ({ glyph, word })))
    .sort((a, b) => a.glyph.left - b.glyph.left);
  const found = new Map<TypesetWord, number>();
  glyphs.forEach(({ glyph, word }, index) => {
    const next = glyphs[index + 1];
    if (next === undefined) return;
    const off = overlap(glyph, next.glyph);
    if (off === null) return;
    const value = [word, next.word].sort((a, b) => digitsIn(b) - digitsIn(a))[0];
    if (value !== undefined) found.set(value, Math.max(off, found.get(value) ?? 0));
  });
  return [...found].map(([word, off]) => ({ word, off }));
}

function overlap(one: Glyph, next: Glyph): number | null {
  const size = Math.min(one.size, next.size);
  if (Math.max(one.size, next.size) > SIZES_MAX * size) return null;
  if (Math.abs(one.baseline - next.baseline) > RISE_MAX_EM * size) return null;
  if (!/\d/.test(one.text) && !/\d/.test(next.text)) return null;
  if (next.left - one.left < STEP_MIN_EM * size) return null;
  const off = Math.min(one.right, next.right) - next.left;
  return off > OVERLAP_MIN_EM * size && off < OVERLAP_MAX_EM * size ? off : null;
}

const digitsIn = ({ text }: TypesetWord): number => text.replace(/\D/g, '').length;
