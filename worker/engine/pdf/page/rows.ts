import type { Glyph } from '../../evidence/drawn-page.js';

/**
 * Baselines this far apart, in ems of the smaller glyph, still make one row:
 * enough for superscripts and for cells set in another size, well below the
 * least line spacing in use (1 em).
 */
const BASELINE_SPREAD_MAX_EM = 0.35;

/** The same letter again within this share of an em is ink laid twice for boldness or shadow. */
const DOUBLED_WITHIN_EM = 0.12;

/**
 * Glyphs of one angle grouped into visual rows, top to bottom, each from left to
 * right by what the eye sees; the file's own order plays no part.
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
    // A row is measured by its largest glyphs: a superscript begins it but does not rule it.
    if (glyph.size > row.size * 1.1) {
      row.size = glyph.size;
      row.baseline = glyph.baseline;
    }
  }
  return rows.map((row) => withoutDoubles(row.glyphs.sort((a, b) => centre(a) - centre(b))));
}

/** Whether a glyph repeats one just drawn in the same place. */
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
