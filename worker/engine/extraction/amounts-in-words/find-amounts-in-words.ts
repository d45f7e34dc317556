import { fold } from '../../text/fold.js';
import { isEnglishNumeral, readEnglish } from './english.js';
import { isHebrewNumeral, readHebrew } from './hebrew.js';
import type { Numeral } from './numeral.js';

/** An amount of money written in words. */
export interface AmountInWords {
  start: number;
  /** Exclusive. */
  end: number;
  /** Hundredths. */
  minor: number;
  /** Whether the words state hundredths: "and fifty cents", "50/100". */
  statesHundredths: boolean;
}

interface Token {
  /** Folded. */
  text: string;
  start: number;
  end: number;
}

const TOKEN = /\d+\/100|\d+|[\p{L}"']+|[^\s\p{L}\d]/gu;

const CURRENCY = new Set(
  [
    'dollars dollar euros euro pounds pound sterling shekels shekel sheqels nis rupees rupee ringgit',
    'francs franc us inr usd eur gbp ils rs',
    'שקל שקלימ ש"ח שח דולר דולרימ אירו יורו',
  ]
    .join(' ')
    .split(' '),
);
const HUNDREDTHS = new Set(
  "cents cent agorot agora pence paise sen אגורות אגורה אג אג'".split(' '),
);
const QUALIFIERS = new Set(['חדשימ', 'חדש', 'new', 'israeli', 'us']);
const ENDS = new Set(['only', 'בלבד', 'exactly']);

/**
 * Amounts in words, English and Hebrew, that are certainly money: a currency adjoins them,
 * or they end in "only" or in hundredths ("56/100"). Empty for a number that may go on
 * outside the text.
 */
export function findAmountsInWords(text: string): AmountInWords[] {
  const tokens = [...fold(text).matchAll(TOKEN)].flatMap(({ 0: token, index }) =>
    divided({
      text: token.replace(/^['"]+|(?<!אג)['"]+$/g, '') || token,
      start: index,
      end: index + token.length,
    }),
  );
  const found: AmountInWords[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const one = amountAt(tokens, at);
    if (one === null) continue;
    found.push(one.amount);
    at = one.next - 1;
  }
  return found;
}

/** "FourThousand": two words of a number between which OCR lost the space. */
function divided(token: Token): Token[] {
  const { text, start, end } = token;
  if (!/^[a-z]{6,}$/.test(text) || isEnglishNumeral(text)) return [token];
  for (let cut = 3; cut <= text.length - 3; cut++) {
    const [first, second] = [text.slice(0, cut), text.slice(cut)];
    if (isEnglishNumeral(first) && isEnglishNumeral(second))
      return [
        { text: first, start, end: start + cut },
        { text: second, start: start + cut, end },
      ];
  }
  return [token];
}

function amountAt(
  tokens: readonly Token[],
  at: number,
): { amount: AmountInWords; next: number } | null {
  const whole = numberAt(tokens, at);
  const first = tokens[at];
  const before = tokens[at - 1]?.text ?? '';
  // "Twenty-Six" is no six.
  if (JOINERS.has(before) && isNumeral(tokens[at - 2]?.text ?? '')) return null;
  // "Paise Thirty Three" are hundredths of what stands before them.
  if (whole === null || !first || isNumeral(before) || HUNDREDTHS.has(before)) return null;
  let next = at + whole.taken;
  let isMoney = CURRENCY.has(before);
  const skipped = skipCurrency(tokens, next);
  isMoney ||= skipped > next;
  next = skipped;
  const hundredths = hundredthsAt(tokens, next);
  if (hundredths !== null) next = skipCurrency(tokens, next + hundredths.taken);
  const ended = ENDS.has(tokens[next]?.text ?? '');
  if (ended) next += 1;
  // A number at the end of the text may go on in the next line.
  const isWhole =
    ended || hundredths !== null || (skipped > at + whole.taken && next <= tokens.length);
  if (!(isMoney || ended || hundredths !== null) || !isWhole) return null;
  const minor = whole.value * 100 + (hundredths?.value ?? 0);
  const last = tokens[next - 1] ?? first;
  return {
    amount: {
      start: first.start,
      end: last.end,
      minor,
      statesHundredths: hundredths !== null,
    },
    next,
  };
}

function numberAt(tokens: readonly Token[], at: number): Numeral | null {
  const words = tokens.slice(at, at + NUMBER_WORDS_MAX).map(({ text }) => text);
  const [first = ''] = words;
  if (isEnglishNumeral(first)) return readEnglish(words);
  return isHebrewNumeral(first) ? readHebrew(words) : null;
}

const JOINERS = new Set(['and', 'ו', ',', '-', '&']);

/** Whether the number in words at the end of a line may go on in the next one. */
export function mayGoOn(text: string): boolean {
  const tokens = [...fold(text).matchAll(TOKEN)].map(([token]) => token);
  while (JOINERS.has(tokens.at(-1) ?? '')) tokens.pop();
  const last = tokens.at(-1) ?? '';
  return !/\d/.test(last) && isNumeral(last);
}

/** After another number ("3 thousand", "twelve fifty") it is not known where this one begins. */
const isNumeral = (word: string): boolean =>
  /^\d/.test(word) || isEnglishNumeral(word) || isHebrewNumeral(word);

/** "nine hundred and ninety-nine" in each of four groups has eight words, a scale and a joiner. */
const NUMBER_WORDS_MAX = 40;

function skipCurrency(tokens: readonly Token[], at: number): number {
  let next = at;
  while (
    CURRENCY.has(tokens[next]?.text ?? '') ||
    (QUALIFIERS.has(tokens[next]?.text ?? '') && next < at + 3)
  )
    next += 1;
  return next;
}

/** "and 50/100", "and fifty cents", "ו-50 אגורות", "and Paise Thirty Three". */
function hundredthsAt(tokens: readonly Token[], at: number): Numeral | null {
  let next = at;
  while (next < at + 3 && ['and', 'ו', '-', '&', ','].includes(tokens[next]?.text ?? '')) next += 1;
  const token = tokens[next]?.text ?? '';
  const share = /^(\d{1,2})\/100$/.exec(token);
  if (share) return { value: Number(share[1]), taken: next + 1 - at };
  if (HUNDREDTHS.has(token)) {
    const number = numberAt(tokens, next + 1);
    return number !== null && number.value < 100
      ? { value: number.value, taken: next + 1 + number.taken - at }
      : null;
  }
  const unitsAfter = (count: number): boolean => HUNDREDTHS.has(tokens[next + count]?.text ?? '');
  if (/^\d{1,2}$/.test(token) && unitsAfter(1))
    return { value: Number(token), taken: next + 2 - at };
  const rest = tokens
    .slice(next, next + 4)
    .map(({ text }, index) => (index === 0 ? bare(text) : text));
  const words = isEnglishNumeral(rest[0] ?? '')
    ? readEnglish(rest)
    : isHebrewNumeral(rest[0] ?? '')
      ? readHebrew(rest)
      : null;
  return words !== null && words.value < 100 && unitsAfter(words.taken)
    ? { value: words.value, taken: next + words.taken + 1 - at }
    : null;
}

/** Hebrew "and" adjoins the word that follows it. */
const bare = (word: string): string =>
  word.startsWith('ו') && isHebrewNumeral(word.slice(1)) ? word.slice(1) : word;
