import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { groupRows } from '../rows.js';
import { isUnknown } from '../text-reliability.js';
import { areTouching } from './touching.js';
import { codeKey } from './with-readings.js';

/** Distinct letters that a font must map for a code without one to count as a lost letter. */
const LETTERS_KNOWN_MIN = 4;

/** Commands and coordinates of the smallest letter's outline; a space has none. */
const OUTLINE_MIN = 8;

interface Uses {
  glyph: Glyph;
  /** How often it stands next to letters of its own font. */
  besideLetters: number;
  betweenHebrew: number;
  besideOthers: number;
}

/**
 * The codes of a document's fonts that draw a letter and are mapped to none: to nothing,
 * to a space, to a private or control character, or to a Latin letter that occurs only
 * inside Hebrew words. Subset fonts of some programs lack one letter in their map. Bullets
 * and signs of symbol fonts stand alone and are not among them.
 */
export function unreadCodes(pages: readonly DrawnPage[]): Set<string> {
  // Nearly all documents end here.
  const glyphs = pages.flatMap((page) => page.glyphs);
  const hebrew = new Set(glyphs.flatMap(({ text, font }) => (isHebrew(text) ? [font.id] : [])));
  const isMixed = ({ text, font }: Glyph): boolean => hebrew.has(font.id) && isLatin(text);
  if (!glyphs.some((glyph) => isSuspect(glyph) || isMixed(glyph))) return new Set();
  const uses = usesOf(pages);
  const letters = new Map<string, Set<string>>();
  for (const { glyph } of uses.values())
    if (/^\p{L}/u.test(glyph.text)) {
      const known = letters.get(glyph.font.id) ?? new Set();
      letters.set(glyph.font.id, known.add(glyph.text));
    }
  const unread = new Set<string>();
  for (const [key, use] of uses) {
    const known = letters.get(use.glyph.font.id)?.size ?? 0;
    if (known >= LETTERS_KNOWN_MIN && (isLost(use) || isForeign(use))) unread.add(key);
  }
  return unread;
}

const isSuspect = (glyph: Glyph): boolean =>
  !glyph.invisible &&
  (glyph.text.trim() === '' ? hasInk(glyph) : glyph.font.mapped && isUnknown(glyph));

const isLost = ({ glyph, besideLetters }: Uses): boolean =>
  besideLetters > 0 &&
  glyph.font.mapped &&
  (glyph.text.trim() === '' ? hasInk(glyph) : isUnknown(glyph));

const hasInk = ({ isInFont, outline }: Glyph): boolean =>
  isInFont && (outline?.path.length ?? 0) >= OUTLINE_MIN;

const isForeign = ({ glyph, betweenHebrew, besideOthers }: Uses): boolean =>
  isLatin(glyph.text) && betweenHebrew > 0 && besideOthers === 0;

const isHebrew = (text: string): boolean => /^\p{Script=Hebrew}/u.test(text);
const isLatin = (text: string): boolean => /^\p{Script=Latin}$/u.test(text);

function usesOf(pages: readonly DrawnPage[]): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const { glyphs } of pages) {
    for (const row of groupRows(glyphs.filter((one) => one.layerShown && !one.invisible))) {
      row.forEach((glyph, at) => {
        const use = uses.get(codeKey(glyph)) ?? {
          glyph,
          besideLetters: 0,
          betweenHebrew: 0,
          besideOthers: 0,
        };
        uses.set(codeKey(glyph), use);
        const [left, right] = [row[at - 1], row[at + 1]];
        const beside = [
          left && areTouching(left, glyph) ? left : null,
          right && areTouching(glyph, right) ? right : null,
        ].flatMap((other) => (other && other.text.trim() !== '' ? [other] : []));
        const hebrew = beside.filter(({ text }) => isHebrew(text));
        if (beside.some(({ text, font }) => font.id === glyph.font.id && /^\p{L}/u.test(text)))
          use.besideLetters++;
        if (hebrew.length === 2) use.betweenHebrew++;
        if (hebrew.length < beside.length || beside.length === 0) use.besideOthers++;
      });
    }
  }
  return uses;
}
