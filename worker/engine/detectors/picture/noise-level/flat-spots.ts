import type { Grey } from '../../../image/grey.js';
import type { InkWord } from '../../../image/signal/ink-words.js';
import type { PageInk } from '../../../image/signal/page-ink.js';
import { equalsNeighbours } from '../copy-move/bare-paper.js';

/** A word on perfectly even paper, on a page whose paper has grain everywhere else. */
export interface FlatSpot {
  word: InkWord;
  /** Share of the paper among its letters that is equal to its neighbours, 0-1. */
  flat: number;
}

/** Minimum size of a word in pixels, and of the paper that is seen in it. */
const WIDTH_MIN_PX = 12;
const HEIGHT_MIN_PX = 8;
const PIXELS_MIN = 40;

/** The paper among the letters of a word, pixels from the ink: past blurred edges, within what an edit covers. */
const NEAR_PX = 2;
const FAR_PX = 4;

/** The paper around it, pixels from the word's box: past what an edit covers. */
const AROUND_PX = { from: 8, to: 20 };
/** Minimum distance from any ink there. */
const INK_DISTANCE_MIN = 3;
const AROUND_PIXELS_MIN = 60;

/**
 * Minimum share of a spot, and maximum share of all other words. On 127 genuine photos and scans
 * with such grain no word is a spot, the highest share is .09; values typed over a painted or
 * covered ground on such pages have .22 to .89 (docs/evaluation/forged-pictures.md).
 */
const FLAT_MIN = 0.15;
const FLAT_ELSEWHERE_MAX = 0.03;
/** Maximum share of the paper around a spot: a strip that an app adds below a photo is flat beside its words too. */
const FLAT_AROUND_MAX = 0.2;

/** Maximum number of words in one edit: parts of an amount count by themselves. */
const SPOTS_MAX = 3;
/** Minimum number of other words, and of letters of these and of a spot: things in a photo have fewer. */
const OTHERS_MIN = 6;
const OTHER_LETTERS_MIN = 3;
const LETTERS_MIN = 2;

/**
 * Words among whose letters the paper is even to the last level, while everywhere else it has the
 * grain of a camera or a scanner, the flattest first; none on pages of other kinds. A program that
 * draws a text with its ground leaves such a spot.
 */
export function flatSpotsOf(grey: Grey, ink: PageInk): FlatSpot[] {
  const seen = ink.words.flatMap((word): FlatSpot[] => {
    const flat = flatAmong(grey, ink, word);
    return flat === null ? [] : [{ word, flat }];
  });
  seen.sort((a, b) => b.flat - a.flat);
  const others = seen.slice(SPOTS_MAX);
  const written = others.filter(({ word }) => word.glyphs.length >= OTHER_LETTERS_MIN);
  if (written.length < OTHERS_MIN || others[0]!.flat > FLAT_ELSEWHERE_MAX) return [];
  return seen.slice(0, SPOTS_MAX).filter(({ word, flat }) => {
    if (flat < FLAT_MIN || word.glyphs.length < LETTERS_MIN) return false;
    const around = flatAround(grey, ink, word);
    return around !== null && around <= FLAT_AROUND_MAX;
  });
}

/** null for a word that shows too little paper. */
function flatAmong(grey: Grey, { distance }: PageInk, word: InkWord): number | null {
  if (word.w < WIDTH_MIN_PX || word.h < HEIGHT_MIN_PX) return null;
  const paper = new Paper(grey);
  const [right, bottom] = [word.x + word.w + 1, word.y + word.h + 1];
  for (let y = word.y - 1; y < bottom; y++)
    for (let x = word.x - 1; x < right; x++) {
      if (!paper.has(x, y)) continue;
      const far = distance[y * grey.width + x]!;
      if (far >= NEAR_PX && far <= FAR_PX) paper.add(x, y);
    }
  return paper.count < PIXELS_MIN ? null : paper.share;
}

function flatAround(grey: Grey, { distance }: PageInk, word: InkWord): number | null {
  const paper = new Paper(grey);
  const { from, to } = AROUND_PX;
  for (let y = word.y - to; y < word.y + word.h + to; y++)
    for (let x = word.x - to; x < word.x + word.w + to; x++) {
      const off = Math.max(
        word.x - x,
        x - word.x - word.w + 1,
        word.y - y,
        y - word.y - word.h + 1,
      );
      if (off < from || !paper.has(x, y)) continue;
      if (distance[y * grey.width + x]! >= INK_DISTANCE_MIN) paper.add(x, y);
    }
  return paper.count < AROUND_PIXELS_MIN ? null : paper.share;
}

/** Counts pixels that equal their four neighbours. */
class Paper {
  count = 0;
  private flat = 0;
  private readonly grey: Grey;

  constructor(grey: Grey) {
    this.grey = grey;
  }

  /** Whether a pixel has four neighbours. */
  has(x: number, y: number): boolean {
    const { width, height } = this.grey;
    return x >= 1 && y >= 1 && x < width - 1 && y < height - 1;
  }

  add(x: number, y: number): void {
    const { width, data } = this.grey;
    this.count++;
    if (equalsNeighbours(data, y * width + x, width)) this.flat++;
  }

  get share(): number {
    return this.flat / this.count;
  }
}
