import { heightOf } from './blots.js';
import type { RawWord } from './engine.js';
import type { GlyphGroup } from './glyph-groups.js';
import type { SheetLine } from './line-sheet.js';

/** A word with the signs of the page's ink that it was read from. */
export interface InkWord {
  text: string;
  confidence: number;
  /** From left to right; none when the recogniser saw a word where no ink is. */
  groups: GlyphGroup[];
  raw: RawWord;
}

/**
 * Holds a line's words against its ink. The recogniser sees spaces and separators
 * by experience, and errs: "4,592 .48", "3,45114", two Hebrew words in one. Where
 * the ink is plain, the ink decides. Words go from left to right.
 */
export function mendWords(words: readonly RawWord[], line: SheetLine): InkWord[] {
  const height = line.cell.letterHeight;
  const taken = words.map((raw): InkWord => {
    const groups = line.signs.filter(({ group }) => nearest(words, group) === raw);
    return {
      text: raw.text,
      confidence: raw.confidence,
      groups: groups.map(({ group }) => group),
      raw,
    };
  });
  return joinTouching(taken, height)
    .flatMap((word) => splitHebrew(word, height))
    .map((word) => ({ ...word, text: mendText(withSeparators(word, height)) }))
    .map((word) =>
      missesDigits(word, height)
        ? { ...word, confidence: Math.min(word.confidence, MISSING_CONFIDENCE_MAX) }
        : word,
    );
}

/** A number with fewer digits than its ink has signs was misread, however sure the recogniser is. */
const MISSING_CONFIDENCE_MAX = 0.4;

/** Whether a number shows more full-height signs than it was read with: "16661" for 116661. */
export function missesDigits({ text, groups }: InkWord, height: number): boolean {
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return false;
  const tall = groups.filter((group) => isTall(group, height));
  return tall.length > text.replace(/\D/g, '').length;
}

const isTall = (group: GlyphGroup, height: number): boolean =>
  group.blots.some((blot) => heightOf(blot) > height * 0.65);

/** The word whose box a sign overlaps most, or is nearest to. */
function nearest(
  words: readonly RawWord[],
  sign: { left: number; right: number },
): RawWord | undefined {
  let found: RawWord | undefined;
  let most = -Infinity;
  for (const word of words) {
    const overlap = Math.min(word.right, sign.right) - Math.max(word.left, sign.left);
    if (overlap > most) [found, most] = [word, overlap];
  }
  return found;
}

/** Gaps below this many letter heights part no words: signs stand .05 to .2 apart, spaces .3 and more. */
const JOIN_GAP_MAX_HEIGHTS = 0.22;
const SPLIT_GAP_MIN_HEIGHTS = 0.34;
const SPLIT_GAP_MIN_USUAL = 2.2;

function joinTouching(words: readonly InkWord[], height: number): InkWord[] {
  const joined: InkWord[] = [];
  for (const word of [...words].sort((a, b) => a.raw.left - b.raw.left)) {
    const last = joined.at(-1);
    const [from, to] = [last?.groups.at(-1), word.groups[0]];
    const touches =
      from !== undefined &&
      to !== undefined &&
      to.left - from.right < height * JOIN_GAP_MAX_HEIGHTS;
    if (last === undefined || !touches || isHebrew(last.text) !== isHebrew(word.text)) {
      joined.push(word);
      continue;
    }
    last.text = isHebrew(word.text) ? word.text + last.text : last.text + word.text;
    last.confidence = Math.min(last.confidence, word.confidence);
    last.groups = [...last.groups, ...word.groups];
  }
  return joined;
}

/**
 * Splits a Hebrew word at clear gaps, where each letter has a sign of its own to
 * count by; quotes and points, which sit between letters, are left out of the count.
 */
function splitHebrew(word: InkWord, height: number): InkWord[] {
  const chars = Array.from(word.text);
  if (!chars.every((char) => /[\u05d0-\u05ea"'״׳:.,]/.test(char))) return [word];
  const letters = chars.flatMap((char, index) => (/[\u05d0-\u05ea]/.test(char) ? [index] : []));
  const groups = word.groups.filter((group) =>
    group.blots.some((blot) => heightOf(blot) > height * 0.45),
  );
  if (letters.length !== groups.length || letters.length < 4) return [word];
  const gaps = groups.slice(1).map((group, index) => group.left - groups[index]!.right);
  const usual = median(gaps);
  const parts: InkWord[] = [];
  let start = 0;
  for (let index = 1; index <= groups.length; index++) {
    const gap = gaps[index - 1] ?? Infinity;
    if (gap < Math.max(height * SPLIT_GAP_MIN_HEIGHTS, SPLIT_GAP_MIN_USUAL * usual)) continue;
    // Signs go from the left, letters of a Hebrew word from the right.
    const first = letters[letters.length - index] ?? 0;
    const end = start === 0 ? chars.length : letters[letters.length - start];
    parts.push({
      ...word,
      text: chars.slice(index === groups.length ? 0 : first, end).join(''),
      groups: word.groups.filter(
        ({ left }) =>
          left >= (groups[start]?.left ?? 0) && left < (groups[index]?.left ?? Infinity),
      ),
    });
    start = index;
  }
  return parts;
}

/**
 * Puts the commas and points of a number where its ink has them, when each digit
 * has a sign of its own to count by.
 */
function withSeparators(word: InkWord, height: number): string {
  if (!/^\d[\d.,:]*\d$/.test(word.text)) return word.text;
  const digits = word.text.replace(/\D/g, '');
  const isDigit = (group: GlyphGroup): boolean => isTall(group, height);
  const tall = word.groups.filter(isDigit);
  if (tall.length !== digits.length) return word.text;
  const foot = median(tall.map((group) => Math.max(...group.blots.map((blot) => blot.bottom))));
  const read = word.text.split(/\d/).slice(1);
  let text = '';
  let passed = 0;
  let separator = '';
  for (const group of word.groups) {
    if (!isDigit(group)) {
      const seen = separatorOf(group, foot, height);
      if (seen === null) return word.text;
      separator = seen === 'either' ? read[passed - 1] || '.' : seen;
      continue;
    }
    text += passed > 0 ? separator || (read[passed - 1] ?? '') : '';
    text += digits[passed] ?? '';
    separator = '';
    passed++;
  }
  return text;
}

/** What a small sign between digits is; null when it is neither comma nor point nor colon. */
function separatorOf(
  group: GlyphGroup,
  foot: number,
  height: number,
): ',' | '.' | ':' | 'either' | null {
  if (isColon(group, foot, height)) return ':';
  const top = Math.min(...group.blots.map((blot) => blot.top));
  const bottom = Math.max(...group.blots.map((blot) => blot.bottom));
  if (bottom - top > height * 0.5 || top < foot - height * 0.4) return null;
  if (bottom > foot + height * 0.12) return ',';
  return bottom <= foot + height * 0.04 && bottom - top <= (group.right - group.left) * 1.2
    ? '.'
    : 'either';
}

/** Two dots above each other, the upper one clear of the foot. */
const isColon = ({ blots }: GlyphGroup, foot: number, height: number): boolean =>
  blots.length === 2 &&
  blots.every((blot) => heightOf(blot) < height * 0.35) &&
  blots.some((blot) => blot.bottom < foot - height * 0.3) &&
  blots.some((blot) => blot.bottom > foot - height * 0.2);

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const isHebrew = (text: string): boolean => /[\u05d0-\u05ea]/.test(text);

/**
 * Slips too common and too costly to leave: the letters IL of an Israeli IBAN, whose
 * I is a bare stroke in most fonts; the Hebrew for "total"; points for commas in
 * an amount that has its point already.
 */
const mendText = (text: string): string =>
  text
    .replace(/^[[1l|]L(?=\d{2}(?:\d{19})?$)/, 'IL')
    .replace(/^[ספם]ה(?:["״”“]|'')כל?(?=:?$)/, 'סה"כ')
    .replace(/^\d{1,3}(?:[.,]\d{3})+\.\d{2}$/, (amount) => amount.replace(/\.(?=\d{3})/g, ','));
