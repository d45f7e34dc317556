import type { Numeral } from './numeral.js';

/** Feminine, masculine and construct forms by value, with final letters folded. */
const UNITS: string[][] = [
  [],
  ['אחד', 'אחת'],
  ['שניימ', 'שתיימ', 'שנימ', 'שתימ', 'שני', 'שתי'],
  ['שלושה', 'שלוש', 'שלושת', 'שלשה', 'שלש'],
  ['ארבעה', 'ארבע', 'ארבעת'],
  ['חמישה', 'חמש', 'חמשת', 'חמשה', 'חמישת'],
  ['שישה', 'שש', 'ששה', 'ששת', 'שישת'],
  ['שבעה', 'שבע', 'שבעת'],
  ['שמונה', 'שמונת', 'שמנה'],
  ['תשעה', 'תשע', 'תשעת'],
  ['עשרה', 'עשר', 'עשרת'],
];
const TENS = 'עשרימ שלושימ ארבעימ חמישימ שישימ שבעימ שמונימ תשעימ'.split(' ');

/** Spelling variants of the tens. */
const OTHER_TENS = new Map([
  ['ששימ', 60],
  ['חמשימ', 50],
  ['שלשימ', 30],
]);

const unitOf = (word: string): number => UNITS.findIndex((forms) => forms.includes(word));

/** Whether a folded word, with or without "and" before it, is part of a Hebrew number. */
export const isHebrewNumeral = (word: string): boolean =>
  [word, withoutAnd(word)].some(
    (one) =>
      unitOf(one) > 0 ||
      tensOf(one) !== null ||
      ['מאה', 'מאתיימ', 'מאות', 'אלפ', 'אלפיימ', 'אלפימ', 'מיליונ'].includes(one),
  );

/** "ושלושים" -> "שלושים". */
const withoutAnd = (word: string): string => (word.startsWith('ו') ? word.slice(1) : word);

function tensOf(word: string): number | null {
  const at = TENS.indexOf(word);
  return at < 0 ? (OTHER_TENS.get(word) ?? null) : (at + 2) * 10;
}

/** The longest Hebrew number at the start of the folded words: "אלף מאתיים ושלושים". */
export function readHebrew(words: readonly string[]): Numeral | null {
  const millions = scaled(words, 0, { one: 'מיליונ', two: null, plural: 'מיליונ', factor: 1e6 });
  const thousands = scaled(words, millions.taken, {
    one: 'אלפ',
    two: 'אלפיימ',
    plural: 'אלפימ',
    factor: 1e3,
  });
  const start = millions.taken + thousands.taken;
  const rest = belowThousand(words, start);
  const taken = start + rest.taken;
  return taken === 0 ? null : { value: millions.value + thousands.value + rest.value, taken };
}

interface Scale {
  /** Alone, and after eleven and more. */
  one: string;
  two: string | null;
  /** After two to ten. */
  plural: string;
  factor: number;
}

const NOTHING: Numeral = { value: 0, taken: 0 };

function scaled(words: readonly string[], start: number, scale: Scale): Numeral {
  const word = wordAt(words, start, start > 0);
  if (word === scale.one) return { value: scale.factor, taken: 1 };
  if (word !== '' && word === scale.two) return { value: 2 * scale.factor, taken: 1 };
  const count = belowThousand(words, start);
  const after = words[start + count.taken];
  return count.taken > 0 && (after === scale.one || after === scale.plural)
    ? { value: count.value * scale.factor, taken: count.taken + 1 }
    : NOTHING;
}

function belowThousand(words: readonly string[], start: number): Numeral {
  const hundreds = hundredsAt(words, start);
  const at = start + hundreds.taken;
  const rest = belowHundred(words, at, at > 0);
  return { value: hundreds.value + rest.value, taken: hundreds.taken + rest.taken };
}

function hundredsAt(words: readonly string[], start: number): Numeral {
  const word = wordAt(words, start, start > 0);
  if (word === 'מאה') return { value: 100, taken: 1 };
  if (word === 'מאתיימ') return { value: 200, taken: 1 };
  const unit = unitOf(word);
  return unit >= 3 && unit <= 9 && words[start + 1] === 'מאות'
    ? { value: unit * 100, taken: 2 }
    : NOTHING;
}

function belowHundred(words: readonly string[], start: number, inside: boolean): Numeral {
  const word = wordAt(words, start, inside);
  const tens = tensOf(word);
  if (tens !== null) {
    const next = words[start + 1] ?? '';
    const unit = next.startsWith('ו') ? unitOf(withoutAnd(next)) : -1;
    return unit >= 1 && unit <= 9 ? { value: tens + unit, taken: 2 } : { value: tens, taken: 1 };
  }
  const unit = unitOf(word);
  if (unit < 1) return NOTHING;
  if (unit < 10 && ['עשר', 'עשרה'].includes(words[start + 1] ?? ''))
    return { value: unit + 10, taken: 2 };
  // "עשרים" is written above; "ארבעים ושתיים" too, and here "שתיים וארבעים".
  const next = words[start + 1] ?? '';
  const after = next.startsWith('ו') ? tensOf(withoutAnd(next)) : null;
  return after !== null && unit < 10
    ? { value: after + unit, taken: 2 }
    : { value: unit, taken: 1 };
}

/** A word of a number; inside one it may begin with "and". */
function wordAt(words: readonly string[], at: number, inside: boolean): string {
  const word = words[at] ?? '';
  return inside && word.startsWith('ו') && !isPlain(word) ? withoutAnd(word) : word;
}

const isPlain = (word: string): boolean => unitOf(word) > 0 || tensOf(word) !== null;
