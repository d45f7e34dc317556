import type { Grey } from '../grey.js';
import { componentsOf, type Component } from './components.js';
import { inkDistance } from './ink-distance.js';
import { inkMapOf, type InkMap } from './ink-map.js';
import { inkWordsOf, isGlyph, type InkWord } from './ink-words.js';

/** A page's print: its letters and words by their pixels, before anybody reads them. */
export interface PageInk {
  map: InkMap;
  glyphs: readonly Component[];
  words: readonly InkWord[];
  /** Of each pixel from the nearest ink, see `inkDistance`. */
  distance: Uint8Array;
}

/** Bounds the work on halftones and noise: a page of dense print has 6,000 letters. */
const COMPONENTS_MAX = 60_000;
const GLYPHS_MAX = 12_000;

interface Picture {
  width: number;
  height: number;
  grey(): Uint8Array;
}

const known = new WeakMap<Picture, PageInk>();

/** The print of a picture; found once for all who ask while the picture lives. */
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

/** Letters in a row from which they are a word, and no specks of a photograph. */
const WORD_LETTERS_MIN = 3;
/** Words from which a picture is a page of print: photographs without text have few that look like one. */
const PRINTED_WORDS_MIN = 12;

export const isPrinted = ({ words }: PageInk): boolean =>
  words.filter(({ glyphs }) => glyphs.length >= WORD_LETTERS_MIN).length >= PRINTED_WORDS_MIN;
