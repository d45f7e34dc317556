import { cleanText } from '../../../text/characters.js';
import type { DrawnPage, Glyph, ActualText } from '../../../evidence/drawn-page.js';
import { isWithinView } from '../../page/glyph-visibility.js';

/** Drawn text for which the file gives other digits to programs that extract or copy it. */
export interface ReplacedText {
  /** What the glyphs show. */
  drawn: string;
  /** What the file claims instead. */
  told: string;
  glyphs: Glyph[];
}

const GLYPHS_MAX = 200;

/**
 * Where `ActualText` has other digits than the glyphs show. Programs also use it for
 * hyphens, ligatures, bullets and spelled-out words, so only numbers are compared with
 * numbers.
 */
export function replacedDigits({ glyphs, textShows: shows, ...page }: DrawnPage): ReplacedText[] {
  const groups = new Map<ActualText, Glyph[]>();
  for (const glyph of glyphs) {
    const replacement = shows?.[glyph.textShow]?.actualText ?? null;
    if (replacement === null || glyph.invisible || !glyph.font.mapped) continue;
    const group = groups.get(replacement) ?? [];
    if (group.length <= GLYPHS_MAX) group.push(glyph);
    groups.set(replacement, group);
  }
  return [...groups].flatMap(([{ text }, group]) => {
    const drawn = group.map((glyph) => cleanText(glyph.text)).join('');
    const told = cleanText(text);
    const differ = group.length <= GLYPHS_MAX && saysOtherDigits(drawn, told);
    return differ && group.some((glyph) => isWithinView(glyph, page))
      ? [{ drawn, told, glyphs: group }]
      : [];
  });
}

function saysOtherDigits(drawn: string, told: string): boolean {
  const [seen, said] = [runsOf(drawn), runsOf(told)];
  return seen.length > 0 && said.length > 0 && !sameNumbers(seen, said);
}

const runsOf = (text: string): string[] => text.normalize('NFKC').match(/\p{Nd}+/gu) ?? [];

/** Right-to-left text may be drawn in another order than it is read, with numbers grouped differently. */
function sameNumbers(seen: readonly string[], said: readonly string[]): boolean {
  const digits = seen.join('');
  const saidDigits = said.join('');
  return (
    digits === saidDigits ||
    [...digits].reverse().join('') === saidDigits ||
    [...seen].sort().join(' ') === [...said].sort().join(' ')
  );
}
