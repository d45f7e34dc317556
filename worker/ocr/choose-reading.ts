import type { RawWord } from './engine.js';

/**
 * The English model reads digits and Latin well and has no Hebrew letter; the
 * Hebrew model reads Hebrew well and digits badly. Each place on a line goes to
 * one of them.
 */
export function chooseReadings(english: readonly RawWord[], hebrew: readonly RawWord[]): RawWord[] {
  return placesOf(english, hebrew).flatMap((place) =>
    isHebrewPlace(place) ? place.hebrew : place.english,
  );
}

/** Below this the English model is guessing, and the Hebrew one deserves a look. */
const SURE_MIN = 0.88;

/** Whether a line's English reading can stand without asking the Hebrew model. */
export const standsAlone = (english: readonly RawWord[]): boolean =>
  english.length > 0 && english.every((word) => word.confidence >= SURE_MIN);

interface Place {
  left: number;
  right: number;
  english: RawWord[];
  hebrew: RawWord[];
}

/** Words of both readings that cover the same stretch of the line. */
function placesOf(english: readonly RawWord[], hebrew: readonly RawWord[]): Place[] {
  const all = [
    ...english.map((word) => ({ word, isHebrew: false })),
    ...hebrew.map((word) => ({ word, isHebrew: true })),
  ].sort((a, b) => a.word.left - b.word.left);
  const places: Place[] = [];
  for (const { word, isHebrew } of all) {
    let place = places.at(-1);
    if (place === undefined || !overlaps(place, word)) {
      place = { left: word.left, right: word.right, english: [], hebrew: [] };
      places.push(place);
    }
    place.right = Math.max(place.right, word.right);
    (isHebrew ? place.hebrew : place.english).push(word);
  }
  return places;
}

/** Boxes of the two models differ by some pixels; touching is not overlapping. */
const overlaps = (place: Place, word: RawWord): boolean =>
  place.right - word.left > 0.3 * Math.min(place.right - place.left, word.right - word.left);

function isHebrewPlace({ english, hebrew }: Place): boolean {
  if (english.length === 0) return hasHebrew(hebrew);
  if (!hasHebrew(hebrew)) return false;
  return sureness(hebrew) > sureness(english);
}

/** Hebrew letters, and more of them than digits that the Hebrew model may have invented. */
function hasHebrew(words: readonly RawWord[]): boolean {
  const text = words.map((word) => word.text).join('');
  const letters = text.match(/[\u05d0-\u05ea]/g)?.length ?? 0;
  return letters > 0 && letters >= (text.match(/\d/g)?.length ?? 0);
}

/** Confidence by length. */
function sureness(words: readonly RawWord[]): number {
  const chars = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / chars;
}
