import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { type FontRecord, isBroken, type Mismatch, newRecord } from './broken-maps.js';
import { areDifferent, identityOf } from './identity.js';

/** One code of a font as the document uses it. */
interface Use {
  font: string;
  code: number;
  /** An identity, or the text of a character without one. */
  told: string;
  hasIdentity: boolean;
  count: number;
}

/**
 * From this many characters of one font with the same outline, it is a placeholder for
 * missing or invisible letters.
 */
const PLACEHOLDER_MIN = 3;

/**
 * Where one outline is drawn for two different characters, one of the two is mapped
 * falsely. The fonts used most in the document decide which.
 */
export function mismatchesByOutline(pages: readonly DrawnPage[]): Mismatch[] {
  const { outlines, written } = usesOf(pages);
  const records = new Map<string, FontRecord>();
  for (const uses of outlines.values())
    if (!isPlaceholder(uses)) compare(uses, mostWritten(uses, written), records);
  return [...records.values()].filter((font) => !isBroken(font)).flatMap((font) => font.mismatches);
}

/** Every use of every outline, and the number of glyphs drawn with each font. */
function usesOf(pages: readonly DrawnPage[]): {
  outlines: Map<string, Use[]>;
  written: Map<string, number>;
} {
  const uses = new Map<string, Use>();
  const outlines = new Map<string, Use[]>();
  const written = new Map<string, number>();
  for (const { glyphs } of pages)
    for (const glyph of glyphs) {
      const { outline, font, code, text } = glyph;
      if (outline === null || !tellsItsCharacter(glyph)) continue;
      written.set(font.id, (written.get(font.id) ?? 0) + 1);
      const key = `${font.id} ${code} ${outline.digest} ${text}`;
      const known = uses.get(key);
      if (known !== undefined) {
        known.count++;
        continue;
      }
      const identity = identityOf(text);
      const told = identity ?? text.normalize('NFKC');
      const use = { font: font.id, code, told, hasIdentity: identity !== null, count: 1 };
      uses.set(key, use);
      outlines.set(outline.digest, [...(outlines.get(outline.digest) ?? []), use]);
    }
  return { outlines, written };
}

/**
 * The font of an invisible layer may have one shape for all characters, and a font without
 * a map gives no characters.
 */
const tellsItsCharacter = ({ invisible, isInFont, font }: Glyph): boolean =>
  !invisible && isInFont && font.mapped;

function isPlaceholder(uses: readonly Use[]): boolean {
  const told = new Map<string, Set<string>>();
  for (const use of uses) told.set(use.font, (told.get(use.font) ?? new Set()).add(use.told));
  return [...told.values()].some((characters) => characters.size >= PLACEHOLDER_MIN);
}

/**
 * The character that the fonts used most in the document give for an outline; the most
 * frequent one on a tie.
 */
function mostWritten(uses: readonly Use[], written: ReadonlyMap<string, number>): string {
  const weights = new Map<string, { fonts: Set<string>; count: number }>();
  for (const { told, font, count } of uses) {
    const weight = weights.get(told) ?? { fonts: new Set<string>(), count: 0 };
    weight.fonts.add(font);
    weight.count += count;
    weights.set(told, weight);
  }
  const [first] = [...weights]
    .map(([told, { fonts, count }]) => ({
      told,
      count,
      written: [...fonts].reduce((sum, font) => sum + (written.get(font) ?? 0), 0),
    }))
    .sort((a, b) => b.written - a.written || b.count - a.count);
  return first?.told ?? '';
}

function compare(uses: readonly Use[], drawn: string, records: Map<string, FontRecord>): void {
  if (uses.length < 2) return;
  const identity = identityOf(drawn);
  for (const { font, code, told, hasIdentity } of uses) {
    const record = records.get(font) ?? newRecord();
    if (told === drawn) record.agreeing++;
    else if (identity !== null && hasIdentity && areDifferent(told, identity))
      record.mismatches.push({ font, code, told, drawn });
    else record.foreign++;
    records.set(font, record);
  }
}
