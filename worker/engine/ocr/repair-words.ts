import { heightOf } from './connected-components.js';
import type { Cell } from './cells.js';
import type { Language, RawWord } from './tesseract.js';
import { glyphGroups, isShekelSign, type GlyphGroup } from './glyph-groups.js';
import { upperMedian } from '../statistics.js';

/** A word with the glyph groups that it was read from. */
export interface InkWord {
  text: string;
  confidence: number;
  language: Language;
  /** From left to right; empty when the recogniser reported a word without ink. */
  groups: GlyphGroup[];
  /** Extent reported by the recogniser, columns of the page. */
  left: number;
  right: number;
  isSettled?: true;
  isAsRead?: true;
}

/**
 * Corrects a cell's words by its ink. The recogniser infers spaces and separators from
 * its training and errs: "4,592 .48", "3,45114", two Hebrew words in one. Where the
 * ink is unambiguous, it decides. Words go from left to right.
 */
export function repairWords(words: readonly RawWord[], cell: Cell): InkWord[] {
  const height = cell.letterHeight;
  // A bar between two numbers has its own glyph, which is not a digit of either.
  const printed = words.filter((word) => isWorthKeeping(word) || isBar(word));
  const glyphs = glyphGroups(cell).filter((group) => !isShekelSign(group, height));
  const taken = printed.flatMap((word, index): InkWord[] => {
    if (isBar(word)) return [];
    const { text, confidence, language, left, right, isSettled, isAsRead } = word;
    const groups = glyphs.filter((group) => nearest(printed, group) === index);
    const read = { text, confidence, language, left, right, groups };
    return [{ ...read, ...(isSettled && { isSettled }), ...(isAsRead && { isAsRead }) }];
  });
  return joinTouching(taken, height)
    .flatMap((word) => splitHebrew(word, height))
    .map((word) => ({ ...word, text: repairText(withSeparators(word, height)) }))
    .map((word) =>
      missesDigits(word, height)
        ? { ...word, confidence: Math.min(word.confidence, MISSING_CONFIDENCE_MAX) }
        : word,
    );
}

/** Confidence limit for a number with fewer digits than glyphs: it was misread, whatever the recogniser reports. */
const MISSING_CONFIDENCE_MAX = 0.4;

/** Whether a number has more full-height glyphs than digits: "16661" for 116661. */
export function missesDigits({ text, groups, isAsRead }: InkWord, height: number): boolean {
  if (isAsRead || !/^[.,]*\d[\d.,]*$/.test(text)) return false;
  const tall = groups.filter((group) => isTall(group, height));
  return tall.length > text.replace(/\D/g, '').length;
}

const isTall = (group: GlyphGroup, height: number): boolean =>
  group.components.some((component) => heightOf(component) > height * 0.65);

/** Characters read from pieces of rules and of the paper's edge. */
const RULE_FRAGMENTS = /^[|¦\\_[\]{}]+$/;
/** Below this a word of symbols only is a speck or a rule. */
const SYMBOLS_CONFIDENCE_MIN = 0.5;
/** Below this a word is dropped as unreadable. */
const CONFIDENCE_MIN = 0.2;

/** Certainty of a bar that stands between words. */
const BAR_CONFIDENCE_MIN = 0.8;

const isBar = ({ text, confidence }: RawWord): boolean =>
  text === '|' && confidence >= BAR_CONFIDENCE_MIN;

const isWorthKeeping = ({ text, confidence }: RawWord): boolean =>
  confidence >= CONFIDENCE_MIN &&
  !RULE_FRAGMENTS.test(text) &&
  (/[\p{L}\p{N}₪$€£]/u.test(text) || confidence >= SYMBOLS_CONFIDENCE_MIN);

/** Index of the word whose box a glyph overlaps most or is nearest to. */
function nearest(words: readonly RawWord[], glyph: { left: number; right: number }): number {
  const overlaps = words.map(
    (word) => Math.min(word.right, glyph.right) - Math.max(word.left, glyph.left),
  );
  return overlaps.indexOf(Math.max(...overlaps));
}

/** Gaps below this many letter heights do not separate words: glyphs are 0.05 to 0.2 apart, words 0.3 or more. */
const JOIN_GAP_MAX_HEIGHTS = 0.22;
const SPLIT_GAP_MIN_HEIGHTS = 0.34;
const SPLIT_GAP_MIN_USUAL = 2.2;
const TOTAL_LETTERS = 3;

function joinTouching(words: readonly InkWord[], height: number): InkWord[] {
  const joined: InkWord[] = [];
  for (const word of [...words].sort((a, b) => a.left - b.left)) {
    const last = joined.at(-1);
    const [from, to] = [last?.groups.at(-1), word.groups[0]];
    const touches =
      from !== undefined &&
      to !== undefined &&
      to.left - from.right < height * JOIN_GAP_MAX_HEIGHTS;
    const isDivided =
      word.isAsRead ||
      (last?.isSettled && isHebrew(last.text)) ||
      (word.isSettled && isHebrew(word.text));
    if (
      last === undefined ||
      !touches ||
      isDivided ||
      isHebrew(last.text) !== isHebrew(word.text)
    ) {
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
 * Splits a Hebrew word at clear gaps if its letters and glyphs match one to one.
 * Quotes and points, which lie between letters, are not counted.
 */
function splitHebrew(word: InkWord, height: number): InkWord[] {
  if (word.isSettled || word.isAsRead) return [word];
  const chars = Array.from(word.text);
  if (!chars.every((char) => /[\u05d0-\u05ea"'״׳:.,]/.test(char))) return [word];
  const letters = chars.flatMap((char, index) => (/[\u05d0-\u05ea]/.test(char) ? [index] : []));
  const groups = word.groups.filter((group) =>
    group.components.some((component) => heightOf(component) > height * 0.45),
  );
  if (letters.length !== groups.length || letters.length < 4) return [word];
  const gaps = groups.slice(1).map((group, index) => group.left - groups[index]!.right);
  const usual = upperMedian(gaps) ?? 0;
  // Its quote narrows the gaps around it, so that no gap is clear.
  const isTotal = /^סה["״]כ[א-ת]{2}/.test(word.text);
  const parts: InkWord[] = [];
  let start = 0;
  for (let index = 1; index <= groups.length; index++) {
    const gap = gaps[index - 1] ?? Infinity;
    const isClear = gap >= Math.max(height * SPLIT_GAP_MIN_HEIGHTS, SPLIT_GAP_MIN_USUAL * usual);
    const endsTotal = isTotal && letters.length - index === TOTAL_LETTERS;
    if (!isClear && !endsTotal) continue;
    // Glyphs go from the left, letters of a Hebrew word from the right.
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
 * Places the commas and points of a number where its ink has them, if its digits and
 * tall glyphs match one to one.
 */
function withSeparators(word: InkWord, height: number): string {
  if (word.isAsRead || !/^\d[\d.,:]*\d$/.test(word.text)) return word.text;
  const digits = word.text.replace(/\D/g, '');
  const isDigit = (group: GlyphGroup): boolean => isTall(group, height);
  const tall = word.groups.filter(isDigit);
  if (tall.length !== digits.length) return word.text;
  const foot =
    upperMedian(
      tall.map((group) => Math.max(...group.components.map((component) => component.bottom))),
    ) ?? 0;
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

/** Classifies a small glyph between digits; null when it is not a comma, point or colon. */
function separatorOf(
  group: GlyphGroup,
  foot: number,
  height: number,
): ',' | '.' | ':' | 'either' | null {
  if (isColon(group, foot, height)) return ':';
  const top = Math.min(...group.components.map((component) => component.top));
  const bottom = Math.max(...group.components.map((component) => component.bottom));
  if (bottom - top > height * 0.5 || top < foot - height * 0.4) return null;
  if (bottom > foot + height * 0.12) return ',';
  return bottom <= foot + height * 0.04 && bottom - top <= (group.right - group.left) * 1.2
    ? '.'
    : 'either';
}

/** Two dots above each other, the upper one clear of the baseline. */
const isColon = ({ components }: GlyphGroup, foot: number, height: number): boolean =>
  components.length === 2 &&
  components.every((component) => heightOf(component) < height * 0.35) &&
  components.some((component) => component.bottom < foot - height * 0.3) &&
  components.some((component) => component.bottom > foot - height * 0.2);

const isHebrew = (text: string): boolean => /[\u05d0-\u05ea]/.test(text);

/**
 * Corrects frequent and costly misreadings: the letters IL of an Israeli IBAN, whose I
 * is a bare stroke in most fonts; the O of a purchase order; the Hebrew for "total"; points read
 * for commas in an amount that already has its decimal point.
 */
const repairText = (text: string): string =>
  text
    .replace(/^[[1lI|]L[\dO]{2}(?:\d{19})?$/, (iban) => `IL${iban.slice(2).replace(/O/g, '0')}`)
    .replace(/^P0(?=-?\d{3})/, 'PO')
    .replace(/(?<=[א-ת])(?:'"|"')(?=[א-ת])/g, '"')
    .replace(/^[ספם]ה(?:["״”“]|'')כל?(?=:?$)/, 'סה"כ')
    .replace(/^\d{1,3}(?:[.,]\d{3})+\.\d{2}$/, (amount) => amount.replace(/\.(?=\d{3})/g, ','));
