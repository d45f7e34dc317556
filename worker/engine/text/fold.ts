const FINAL_LETTERS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/**
 * Text as labels are compared: lower case, Hebrew final letters as their plain
 * form, every kind of gershayim, geresh, dash and space as one. Keeps the
 * length, so that a place in the folded text is the same place in the original.
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

/** Direction marks and vowel points say nothing about what is read. */
export const stripMarks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u0591-\u05bd\u05bf\u05c1\u05c2\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');

/**
 * The source of a pattern that finds a label in folded text. In a label `(x)` is
 * optional and a space is any run of spaces, dots or none. Gershayim may be
 * missing, doubled or read as two yods (OCR).
 */
export function labelPattern(label: string): string {
  let pattern = '';
  for (const unit of fold(label)) {
    if (unit === '(') pattern += '(?:';
    else if (unit === ')') pattern += ')?';
    else if (unit === ' ') pattern += '[ .,/\\-]{0,3}';
    else if (unit === '"') pattern += `(?:["']{0,2}|יי|יו) ?`;
    else if (unit === "'") pattern += `["'.]?`;
    else if (unit === '.') pattern += '[. ]{0,2}';
    else pattern += unit.replace(/[\\^$.*+?[\]{}|/]/, '\\$&');
  }
  return pattern;
}

/**
 * Letters and digits of the scripts a label may touch: Latin, Greek, Cyrillic,
 * Hebrew, Arabic. Written out, because \p{L} in hundreds of patterns takes the
 * engine seconds to compile (8.8 s against 0.2 s for the first page of a process).
 */
const WORD_UNITS = '0-9a-z\\u00c0-\\u024f\\u0370-\\u06ff';

/** Wraps a pattern so that it only matches whole words of either language. */
export const wholeWord = (pattern: string): string =>
  `(?<![${WORD_UNITS}])(?:${pattern})(?![${WORD_UNITS}])`;

/** Finds a word of a table anywhere, or, marked as "=bit", only where it stands alone in its cell. */
export function wordPattern(word: string): RegExp {
  return word.startsWith('=')
    ? new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${labelPattern(word.slice(1))})[^\p{L}\p{N}]*$`, 'u')
    : new RegExp(wholeWord(labelPattern(word)), 'u');
}
