import type { Glyph } from '../../../evidence/drawn-page.js';

/** Signs that lead the eye or give room to write on, drawn in rows. */
const LEADERS = new Set(['.', '·', '•', '_', '…']);

/** An ellipsis has three. */
const ROW_MIN = 5;

/** Their middles stand nearer than this, in ems; the points in a large number do not. */
const APART_MAX_EM = 0.9;

/** Without rows of points and underscores, which join words that stand far apart. */
export function withoutLeaders(glyphs: readonly Glyph[]): Glyph[] {
  const rows = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const text = glyph.text.trim();
    if (!LEADERS.has(text)) continue;
    const key = `${text} ${glyph.angleDeg} ${Math.round(glyph.baseline)}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [glyph]);
    else row.push(glyph);
  }
  const leaders = new Set<Glyph>();
  for (const row of rows.values()) {
    let run: Glyph[] = [];
    for (const glyph of row.sort((a, b) => a.left - b.left)) {
      const last = run.at(-1);
      if (last !== undefined && glyph.left - last.left > APART_MAX_EM * glyph.size) run = [];
      run.push(glyph);
      if (run.length === ROW_MIN) for (const one of run) leaders.add(one);
      else if (run.length > ROW_MIN) leaders.add(glyph);
    }
  }
  return leaders.size === 0 ? [...glyphs] : glyphs.filter((glyph) => !leaders.has(glyph));
}
