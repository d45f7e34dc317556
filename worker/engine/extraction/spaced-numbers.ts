import { upperMedian } from '../statistics.js';
import type { Word } from '../evidence/page.js';

/** A word that may be a part of a number. */
const PART = /^[\d.,/-]+$/;
const AMOUNT = /^-?\d{0,3}(?:,?\d{3})*[.,](?:\d{2}|\d{4})$/;
/** What alone is an amount already. */
const COMPLETE = /\d[.,]\d{2}$/;
const DATE = /^\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d{2}$/;
/** Letters from which the pitch is taken; shorter words are narrower than their letters' places. */
const LETTERS_MIN = 3;
/**
 * Distance of the middles of two neighbouring characters, in pitches: 1 within a word of
 * fixed pitch (up to 1.45 beside a point, whose place is estimated), 2 across a space.
 */
const MIDDLES_MAX = 1.45;
/** Of a digit, from the edge of its ink, pitches: it leaves a fifth of its place empty. */
const DIGIT_MIDDLE = 0.4;

/**
 * Of some words of a line those that continue the number before them: a printer of fixed pitch gives
 * the point a whole place, so that OCR takes "22.60" for "2 2 .60". Joined are only words
 * that make an amount with decimals of which no part is one, or a date.
 */
export function continuedNumbers(
  words: readonly Word[],
  line: readonly Word[] = words,
): ReadonlySet<Word> {
  const pitch = pitchOf(line);
  const continued = new Set<Word>();
  let run: Word[] = [];
  const close = (): void => {
    const text = run.map((word) => word.text).join('');
    const isAmount = AMOUNT.test(text) && !run.some((word) => COMPLETE.test(word.text));
    if (run.length > 1 && (isAmount || DATE.test(text)))
      for (const word of run.slice(1)) continued.add(word);
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    const isPart = PART.test(word.text);
    if (!isPart || (last && !isBeside(last, word, pitch))) close();
    if (isPart) run.push(word);
  }
  close();
  return continued;
}

function pitchOf(words: readonly Word[]): number {
  const long = words.filter(({ text }) => text.length >= LETTERS_MIN);
  const widths = (long.length > 0 ? long : words).map(({ rect, text }) => rect.w / text.length);
  return upperMedian(widths) ?? 0;
}

/** Whether the characters at the ends of two words, digits where they have any, follow each other. */
function isBeside(a: Word, b: Word, pitch: number): boolean {
  const end = lastDigit(a, pitch) ?? { middle: middleOf(a, -0.5), points: 0 };
  const start = firstDigit(b, pitch) ?? { middle: middleOf(b, 0.5), points: 0 };
  const places = MIDDLES_MAX + end.points + start.points;
  return start.middle > end.middle && start.middle - end.middle <= places * pitch;
}

const middleOf = ({ rect, text }: Word, place: number): number =>
  (place < 0 ? rect.x + rect.w : rect.x) + (rect.w * place) / text.length;

/** Middle of a digit, and the points between it and the end of its word. */
interface EndDigit {
  middle: number;
  points: number;
}

/**
 * A point is narrower than its place, so that the width of a word with one at its end, or
 * whose box leaves it out, tells no middles: they are counted in pitches from the word's other end.
 */
function lastDigit({ rect, text }: Word, pitch: number): EndDigit | null {
  const points = /[^\d]*$/.exec(text)?.[0].length ?? 0;
  if (points === text.length) return null;
  if (points === 0) return { middle: rect.x + rect.w - DIGIT_MIDDLE * pitch, points };
  return { middle: rect.x + (DIGIT_MIDDLE + text.length - 1 - points) * pitch, points };
}

function firstDigit({ rect, text }: Word, pitch: number): EndDigit | null {
  const points = /^[^\d]*/.exec(text)?.[0].length ?? 0;
  if (points === text.length) return null;
  if (points === 0) return { middle: rect.x + DIGIT_MIDDLE * pitch, points };
  const right = rect.x + rect.w;
  return { middle: right - (DIGIT_MIDDLE + text.length - 1 - points) * pitch, points };
}
