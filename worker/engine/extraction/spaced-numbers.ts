import { upperMedian } from '../statistics.js';
import type { Word } from '../evidence/page.js';

/** A word that may be a part of a number. */
const PART = /^[\d.,/-]+$/;
const AMOUNT = /^\d{0,3}(?:,?\d{3})*[.,]\d{2}$/;
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

/** A word narrower than this share of its characters' places has its point left of its box. */
const POINT_OUTSIDE_SHARE = 0.8;

function isBeside(a: Word, b: Word, pitch: number): boolean {
  const end = a.rect.x + (a.rect.w * (a.text.length - 0.5)) / a.text.length;
  const start = b.rect.x + (b.rect.w * 0.5) / b.text.length;
  const isNarrow = b.rect.w < POINT_OUTSIDE_SHARE * pitch * b.text.length;
  const point = isNarrow && /^[.,]\d/.test(b.text) ? 1 : 0;
  return start > end && start - end <= (MIDDLES_MAX + point) * pitch;
}
