import type { Grey } from '../grey.js';
import { componentsOf, type Component } from './components.js';
import { inkDistance } from './ink-distance.js';
import { inkMapOf, type InkMap } from './ink-map.js';
import { inkWordsOf, isGlyph, type InkWord } from './ink-words.js';

/** Print of a page: letters and words found by their pixels, before OCR. */
export interface PageInk {
  map: InkMap;
  glyphs: readonly Component[];
  words: readonly InkWord[];
  /** Distance of each pixel from the nearest ink, see `inkDistance`. */
  distance: Uint8Array;
}

/** Limits for halftones and noise; a page of dense print has 6,000 letters. */
const COMPONENTS_MAX = 60_000;
const GLYPHS_MAX = 12_000;

interface Picture {
  width: number;
  height: number;
  grey(): Uint8Array;
}

const known = new WeakMap<Picture, PageInk>();

/** The print of a picture; computed once and cached while the picture exists. */
export function pageInkOf(picture: Picture): PageInk {
  const found = known.get(picture);
  if (found) return found;
  const grey: Grey = { width: picture.width, height: picture.height, data: picture.grey() };
  const map = inkMapOf(grey);
  const glyphs = componentsOf(map, COMPONENTS_MAX).filter(isGlyph).slice(0, GLYPHS_MAX);
  const ink = { map, glyphs, words: inkWordsOf(glyphs), distance: inkDistance(map) };
  known.set(picture, ink);
  return ink;
}

/** Minimum number of letters of a word; fewer may be specks of a photograph. */
const WORD_LETTERS_MIN = 3;
/** Minimum number of words of a printed page; photographs without text have few apparent words. */
const PRINTED_WORDS_MIN = 12;

export const isPrinted = ({ words }: PageInk): boolean =>
  words.filter(({ glyphs }) => glyphs.length >= WORD_LETTERS_MIN).length >= PRINTED_WORDS_MIN;
