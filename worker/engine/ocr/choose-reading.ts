import type { RawWord } from './engine.js';

/** Which script a page is mostly written in; null when it cannot be told. */
export type Lean = 'hebrew' | 'english' | null;

/** What both models made of one cell. */
export interface TwoReadings {
  english: readonly RawWord[];
  hebrew: readonly RawWord[];
}

/**
 * The English model reads digits and Latin well and has no Hebrew letter; the
 * Hebrew model reads Hebrew well and digits badly. Each place on a line goes to
 * one of them. Words go from left to right.
 */
export function chooseReadings({ english, hebrew }: TwoReadings, lean: Lean): RawWord[] {
  const places = placesOf(english, hebrew);
  const chosen = places.map((place) => ({ place, isHebrew: isHebrewPlace(place, lean) }));
  const isHebrewCell = chosen.some(({ isHebrew }) => isHebrew);
  return chosen.flatMap(({ place, isHebrew }) => {
    if (isHebrew) return place.hebrew;
    return isHebrewCell ? place.english.map(inHebrewText) : place.english;
  });
}

/** Below this the English model is guessing, and the Hebrew one deserves a look. */
const SURE_MIN = 0.88;

/** Whether a line's English reading can stand without asking the Hebrew model. */
export const standsAlone = (english: readonly RawWord[]): boolean =>
  english.length > 0 &&
  english.every((word) => word.confidence >= SURE_MIN && !hasInnerQuote(word.text));

/** Letters that decide what a page is written in; fewer tell nothing. */
const LEAN_LETTERS_MIN = 12;

/** What a page is written in, from the words that only one of the models is sure of. */
export function leanOf(readings: readonly TwoReadings[]): Lean {
  let english = 0;
  let hebrew = 0;
  for (const place of readings.flatMap((one) => placesOf(one.english, one.hebrew))) {
    const [sureE, sureH] = [sureness(place.english), sureness(place.hebrew)];
    if (sureH >= 0.8 && sureE < 0.6) hebrew += count(place.hebrew, HEBREW_LETTERS);
    if (sureE >= SURE_MIN && sureH < 0.7) english += count(place.english, /[a-z]/gi);
  }
  if (hebrew + english < LEAN_LETTERS_MIN) return null;
  if (hebrew > english) return 'hebrew';
  return hebrew < english * 0.1 ? 'english' : null;
}

interface Place {
  left: number;
  right: number;
  english: RawWord[];
  hebrew: RawWord[];
}

/** Words of both readings that cover the same stretch of the line. */
function placesOf(english: readonly RawWord[], hebrew: readonly RawWord[]): Place[] {
  const places: Place[] = [];
  for (const word of [...english, ...hebrew].sort((a, b) => a.left - b.left)) {
    let place = places.at(-1);
    if (place === undefined || !overlaps(place, word)) {
      place = { left: word.left, right: word.right, english: [], hebrew: [] };
      places.push(place);
    }
    place.right = Math.max(place.right, word.right);
    (word.language === 'heb' ? place.hebrew : place.english).push(word);
  }
  return places;
}

/** Boxes of the two models differ by some pixels; touching is not overlapping. */
const overlaps = (place: Place, word: RawWord): boolean =>
  place.right - word.left > 0.3 * Math.min(place.right - place.left, word.right - word.left);

/** What the page is written in counts as much as this difference in confidence. */
const LEAN_WORTH = 0.1;
/** On an English page Hebrew must be more than a letter, and English no reading at all. */
const STRAY_SURE_MIN = 0.9;
const STRAY_LETTERS_MIN = 3;
const LOST_MAX = 0.5;

/** Words the English model is less sure of than this are given up. */
const GIVEN_UP_MAX = 0.2;

function isHebrewPlace({ english, hebrew }: Place, lean: Lean): boolean {
  const letters = count(hebrew, HEBREW_LETTERS);
  const [sureE, sureH] = [sureness(english), sureness(hebrew)];
  // A number the English model is lost on: it is asked once more for it, alone.
  if (letters === 0) return sureE < GIVEN_UP_MAX && sureH > sureE;
  if (lean === 'english')
    return sureH >= STRAY_SURE_MIN && letters >= STRAY_LETTERS_MIN && sureE < LOST_MAX;
  if (english.length === 0) return true;
  const isNumber = count(english, /\d/g) > 0 && count(english, /[a-z]/gi) === 0;
  // Digits among few Hebrew letters are the Hebrew model's inventions, unless English has nothing.
  if (letters < count(hebrew, /\d/g) && sureE >= LOST_MAX) return false;
  return sureH + (lean === 'hebrew' && !isNumber ? LEAN_WORTH : 0) > sureE;
}

const HEBREW_LETTERS = /[\u05d0-\u05ea]/g;

const count = (words: readonly RawWord[], pattern: RegExp): number =>
  words.reduce((sum, word) => sum + (word.text.match(pattern)?.length ?? 0), 0);

/** Hebrew abbreviations have a quote before their last letter (n"w for the shekel); Latin words never. */
const hasInnerQuote = (text: string): boolean => /[a-z\d]["“”][a-z]/i.test(text);
const INNER_QUOTE_COST = 0.5;

/** Final letters within a word are what the Hebrew model makes of Latin capitals. */
const hasInnerFinal = (text: string): boolean => /[ךםןףץ][א-ת]/.test(text);
const INNER_FINAL_COST = 0.3;

/** Confidence by length, less what gives a reading away; 0 when there are no words. */
function sureness(words: readonly RawWord[]): number {
  const chars = words.reduce((sum, word) => sum + word.text.length, 0);
  const sure = words.reduce((sum, word) => sum + word.text.length * credible(word), 0);
  return chars === 0 ? 0 : sure / chars;
}

function credible({ text, confidence, language }: RawWord): number {
  if (language === 'eng' && hasInnerQuote(text)) return confidence - INNER_QUOTE_COST;
  if (language === 'heb' && hasInnerFinal(text)) return confidence - INNER_FINAL_COST;
  return confidence;
}

/** What stands left of a number in Hebrew text comes after it: ",5" is read "5,". */
const inHebrewText = (word: RawWord): RawWord => ({
  ...word,
  text: word.text.replace(/^([.,:;]+)(.*\w.*)$/, '$2$1'),
});
