import type { Glyph } from '../../evidence/drawn-page.js';

/**
 * Maximum distance of baselines in one row, in ems of the smaller glyph. Enough for
 * superscripts and for cells in another size, well below the smallest line spacing in use
 * (1 em).
 */
const BASELINE_SPREAD_MAX_EM = 0.35;

/** Distance, in ems, within which a repeated letter is drawn twice for boldness or shadow. */
const DOUBLED_WITHIN_EM = 0.12;

/**
 * Groups glyphs of one angle into visual rows, top to bottom, each from left to right.
 * The order in the file is ignored.
 */
export function groupRows(glyphs: readonly Glyph[]): Glyph[][] {
  const byAngle = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const group = byAngle.get(glyph.angleDeg);
    if (group === undefined) byAngle.set(glyph.angleDeg, [glyph]);
    else group.push(glyph);
  }
  return [...byAngle.values()].flatMap((group) => rowsOf(group));
}

function rowsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: { baseline: number; size: number; glyphs: Glyph[] }[] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const spread = row && (glyph.baseline - row.baseline) / Math.min(row.size, glyph.size);
    if (row === undefined || spread === undefined || spread > BASELINE_SPREAD_MAX_EM) {
      rows.push({ baseline: glyph.baseline, size: glyph.size, glyphs: [glyph] });
      continue;
    }
    row.glyphs.push(glyph);
    // The largest glyphs determine size and baseline of a row, so that a leading
    // superscript does not.
    if (glyph.size > row.size * 1.1) {
      row.size = glyph.size;
      row.baseline = glyph.baseline;
    }
  }
  return rows.map((row) => withoutDoubles(row.glyphs.sort((a, b) => centre(a) - centre(b))));
}

/** Removes glyphs that repeat one drawn in the same place. */
function withoutDoubles(row: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  for (const glyph of row) {
    const isDouble = kept
      .slice(-3)
      .some(
        (other) =>
          other.text === glyph.text &&
          Math.abs(centre(other) - centre(glyph)) < DOUBLED_WITHIN_EM * glyph.size &&
          Math.abs(other.baseline - glyph.baseline) < DOUBLED_WITHIN_EM * glyph.size,
      );
    if (!isDouble) kept.push(glyph);
  }
  return kept;
}

const centre = (glyph: Glyph): number => (glyph.left + glyph.right) / 2;
