import { confidenceOf } from './printed-words.js';
import type { RawWord } from './tesseract.js';
import { writtenText } from './written-text.js';

/** The output of both models for one cell. */
export interface ModelResults {
  english: readonly RawWord[];
  hebrew: readonly RawWord[];
}

type Char = NonNullable<RawWord['chars']>[number];
type SpelledWord = RawWord & { chars: readonly Char[] };

/** Mean certainty of its Hebrew letters from which the model of Hebrew decides where words begin and end. */
const SURE_MIN = 0.8;
/** Fewer Hebrew letters may be a misread number. */
const LETTERS_MIN = 2;
/** What the Latin model read where the model of Hebrew saw nothing is kept from this confidence on. */
const LONE_MIN = 0.6;
/** Share of a word's characters that lie in words of the other reading, from which it is the same print. */
const COVERED_MIN = 0.3;
/** Confidence of digits on which the two models differ, at most. */
const DIFFERING_MAX = 0.5;

/**
 * A cell as the model of Hebrew reads it, where it is sure of the whole line; null where it is not,
 * or did not read it. It knows Hebrew, Latin and digits, so that words, marks and letters are its
 * own: the Latin model answers a Hebrew letter beside a number with a letter or digit more
 * ("n,600"). Digits are compared one by one with those that the Latin model read at the same place,
 * which it reads better: equal ones are as certain as the surer reading, of different ones the surer
 * is taken and is not believed. Latin words are those of the surer model.
 */
export function sureHebrew({ english, hebrew }: ModelResults): RawWord[] | null {
  if (!isSureHebrew(hebrew)) return null;
  const words = hebrew.filter(isSpelled);
  const latin = english.filter(isSpelled).flatMap(({ chars }) => chars);
  const beside = english.filter((word) => !isCovered(word, words) && word.confidence >= LONE_MIN);
  return [...words.map((word) => settled(word, latin)), ...beside].sort((a, b) => a.left - b.left);
}

const isSpelled = (word: RawWord): word is SpelledWord => word.chars !== undefined;

/** Whether the model of Hebrew read a cell and is sure of the line as a whole. */
export function isSureHebrew(hebrew: readonly RawWord[]): boolean {
  const words = hebrew.filter(isSpelled);
  const chars = words.flatMap((word) => word.chars);
  const letters = chars.filter(({ text }) => isHebrewLetter(text));
  return (
    words.length === hebrew.length && letters.length >= LETTERS_MIN && meanOf(letters) >= SURE_MIN
  );
}

const isHebrewLetter = (text: string): boolean => /[\u05d0-\u05ea]/.test(text);
const isLatinLetter = (text: string): boolean => /[a-z]/i.test(text);
const isDigit = (text: string): boolean => /^\d$/.test(text);

const meanOf = (chars: readonly Char[]): number =>
  chars.reduce((sum, { confidence }) => sum + confidence, 0) / chars.length;

const charsWithin = (chars: readonly Char[], left: number, right: number): Char[] =>
  chars.filter(({ x }) => x >= left && x <= right);

function isCovered({ chars, left, right }: RawWord, words: readonly SpelledWord[]): boolean {
  const xs = chars?.map(({ x }) => x) ?? [(left + right) / 2];
  const isInside = (x: number) => (word: SpelledWord) =>
    x >= word.left - halfPitchOf(word) && x <= word.right + halfPitchOf(word);
  const inside = xs.filter((x) => words.some(isInside(x)));
  return inside.length >= COVERED_MIN * xs.length;
}

/** A word of the model of Hebrew, with what the Latin model knows better. */
function settled(word: SpelledWord, latin: readonly Char[]): RawWord {
  const same = charsWithin(latin, word.left, word.right);
  if (isLatinBy(same, word.chars)) return spelled({ ...word, language: 'eng' }, same);
  const { chars, isCompared } = withSettledDigits(word, latin);
  // A number of the model of Hebrew alone is read again by itself.
  return { ...spelled(word, chars), language: isCompared ? 'eng' : 'heb' };
}

/** Mean certainty of its letters from which the Latin model is believed against a word of two scripts. */
const LATIN_SURE_MIN = 0.8;

/**
 * Whether a word that the model of Hebrew finds Latin letters in is as the Latin model reads it:
 * where that is surer of its letters, and where the word would be of both scripts without a mark
 * between them, as "IBAN" is that begins with a Hebrew letter.
 */
function isLatinBy(latin: readonly Char[], chars: readonly Char[]): boolean {
  const lettersOf = (some: readonly Char[]): Char[] =>
    some.filter(({ text }) => isLatinLetter(text) || isHebrewLetter(text));
  if (!chars.some(({ text }) => isLatinLetter(text)) || lettersOf(latin).length === 0) return false;
  const isMixed = /[a-z][\u05d0-\u05ea]|[\u05d0-\u05ea][a-z]/i.test(
    chars.map(({ text }) => text).join(''),
  );
  const certainty = meanOf(lettersOf(latin));
  return isMixed ? certainty >= LATIN_SURE_MIN : certainty > meanOf(lettersOf(chars));
}

const halfPitchOf = ({ chars, left, right }: SpelledWord): number =>
  (right - left) / chars.length / 2;

function spelled(word: RawWord, chars: readonly Char[]): RawWord {
  return {
    ...word,
    text: writtenText(chars, word.language),
    confidence: confidenceOf(chars),
    chars,
    isSettled: true,
  };
}

/** The characters of a word, each number in it compared with the other reading where there is one. */
function withSettledDigits(
  word: SpelledWord,
  latin: readonly Char[],
): { chars: Char[]; isCompared: boolean } {
  const { chars } = word;
  const halfPitch = halfPitchOf(word);
  const result: Char[] = [];
  let isCompared = true;
  for (let from = 0; from < chars.length;) {
    if (!isDigit(chars[from]!.text)) {
      result.push(chars[from++]!);
      continue;
    }
    let end = from;
    for (let at = from; at < chars.length && isNumeric(chars[at]!.text); at++)
      if (isDigit(chars[at]!.text)) end = at + 1;
    const number = chars.slice(from, end);
    const [first, last] = [number[0]!.x - halfPitch, number.at(-1)!.x + halfPitch];
    const others = charsWithin(latin, first, last).filter(({ text }) => isDigit(text));
    if (others.length === 0) isCompared = false;
    result.push(...(others.length === 0 ? number : settledNumber(number, others)));
    from = end;
  }
  return { chars: result, isCompared };
}

const isNumeric = (text: string): boolean => /^[\d.,:/-]$/.test(text);

/** @param others the digits that the Latin model read in its place */
function settledNumber(number: readonly Char[], others: readonly Char[]): Char[] {
  const count = number.filter(({ text }) => isDigit(text)).length;
  let at = 0;
  return number.map((char) => {
    if (!isDigit(char.text)) return char;
    const other = others[at++];
    const isSame = others.length === count && other?.text === char.text;
    const surer =
      others.length === count && other !== undefined && other.confidence > char.confidence
        ? other
        : char;
    return {
      ...char,
      text: surer.text,
      confidence: isSame ? surer.confidence : Math.min(surer.confidence, DIFFERING_MAX),
    };
  });
}
