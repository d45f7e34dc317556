import type { Glyph } from '../../../evidence/drawn-page.js';

/** Characters drawn in rows as leaders or as lines to write on. */
const LEADERS = new Set(['.', '·', '•', '_', '…']);

/** Above the three of an ellipsis. */
const ROW_MIN = 5;

/** Largest distance between neighbours in a row, in ems; points in a large number are further apart. */
const APART_MAX_EM = 0.9;

/** Removes rows of points and underscores, which would join words that are far apart. */
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
