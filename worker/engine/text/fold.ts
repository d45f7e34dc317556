const FINAL_LETTERS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/**
 * Normalises text for comparing labels: lower case, Hebrew final letters in their
 * regular form, and one form each for gershayim, geresh, dash and space. The length is
 * kept, so that indices are valid in the original text.
 */
export function fold(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) folded += foldUnit(text.charAt(at));
  return folded;
}

function foldUnit(unit: string): string {
  const plain = FINAL_LETTERS[unit];
  if (plain !== undefined) return plain;
  if (/["“”„‟″״＂]/.test(unit)) return '"';
  if (/['‘’‚‛′׳`´]/.test(unit)) return "'";
  if (/[-‐‑‒–—―−־]/.test(unit)) return '-';
  if (/\s/.test(unit)) return ' ';
  const lower = unit.toLowerCase();
  return lower.length === 1 ? lower : unit;
}

/** NFC text without direction marks and vowel points. */
export const stripMarks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u0591-\u05bd\u05bf\u05c1\u05c2\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');

/**
 * Source of a pattern that matches a label in folded text. In a label, `(x)` is optional
 * and a space matches up to three spaces, dots, commas, slashes, brackets or dashes. Gershayim may
 * be missing, doubled or misread as two yods (OCR), and a Hebrew word may go on with "/ת" or "/ה".
 */
export function labelPattern(label: string): string {
  let pattern = '';
  const folded = fold(label);
  for (const [at, unit] of [...folded].entries()) {
    // "שם המבוטח/ת": forms address both genders.
    if (isHebrew(folded[at - 1]) && unit === ' ') pattern += OF_EITHER_GENDER;
    if (unit === '(') pattern += '(?:';
    else if (unit === ')') pattern += ')?';
    else if (unit === ' ') pattern += '[ .,/()\\-]{0,3}';
    else if (unit === '"') pattern += `(?:["']{0,2}|יי|יו) ?`;
    else if (unit === "'") pattern += `["'.]?`;
    else if (unit === '.') pattern += '[. ]{0,2}';
    else if (ACCENTED[unit] !== undefined) pattern += ACCENTED[unit];
    else pattern += unit.replace(/[\\^$.*+?[\]{}|/]/, '\\$&');
  }
  return isHebrew(folded.at(-1)) ? pattern + OF_EITHER_GENDER : pattern;
}

const isHebrew = (unit: string | undefined): boolean => unit !== undefined && /[א-ת]/u.test(unit);
const OF_EITHER_GENDER = '(?:/[תה](?![א-ת]))?';

/** Letters that are also printed, or read by OCR, without their accent or written out. */
const ACCENTED: Record<string, string> = {
  ä: '(?:ä|ae?)',
  ö: '(?:ö|oe?)',
  ü: '(?:ü|ue?)',
  ß: '(?:ß|ss)',
  ø: '[øo]',
  æ: '(?:æ|ae)',
  ł: '[łl]',
  ...Object.fromEntries(
    [...'àâáãåąéèêëěęíîïìóôòõúûùůýçćčďñńňřšśťžźż'].map((unit) => [
      unit,
      `[${unit}${unit.normalize('NFD').charAt(0)}]`,
    ]),
  ),
  '°': '[°ºo.]',
  º: '[°ºo.]',
};

/**
 * Letters and digits that may adjoin a label: Latin, Greek, Cyrillic, Hebrew, Arabic.
 * Written out, because \p{L} in hundreds of patterns compiles slowly (8.8 s against
 * 0.2 s for the first page of a process).
 */
const WORD_UNITS = '0-9a-z\\u00c0-\\u024f\\u0370-\\u06ff';

/** Wraps a pattern so that it matches whole words only. */
export const wholeWord = (pattern: string): string =>
  `(?<![${WORD_UNITS}])(?:${pattern})(?![${WORD_UNITS}])`;

/** Pattern of a word in a table: anywhere, or, written as "=bit", only alone in its cell. */
export function wordPattern(word: string): RegExp {
  return word.startsWith('=')
    ? new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${labelPattern(word.slice(1))})[^\p{L}\p{N}]*$`, 'u')
    : new RegExp(wholeWord(labelPattern(word)), 'u');
}
