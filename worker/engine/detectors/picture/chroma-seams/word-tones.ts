import type { InkWord } from '../../../image/signal/ink-words.js';
import type { PageInk } from '../../../image/signal/page-ink.js';
import { median } from '../../../statistics.js';

/** Colour of the background and ink of a word, in grey levels. */
export interface WordTone {
  word: InkWord;
  /** Absolute difference between the background inside the word's box and around it. */
  groundStep: number;
  /**
   * The same for the colour cast of the background: the larger of blue minus luma and red
   * minus luma.
   */
  castStep: number;
  /** Colour cast of the ink: the larger of blue minus luma and red minus luma, means. */
  inkCast: number;
}

interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
  grey(): Uint8Array;
}

/** Minimum distance of bare background from ink, pixels. */
const GROUND_PX = 3;
/** Margin of the box around the word, and of the ring around the box, pixels. */
const BOX_PX = 2;
const RING_PX = 8;
const PIXELS_MIN = 30;
const WORD_MIN_PX = 10;

/** Tone and colour of every word with enough visible background. */
export function wordTonesOf(picture: Picture, ink: PageInk): WordTone[] {
  const grey = picture.grey();
  return ink.words.flatMap((word) => {
    const tone = word.w < WORD_MIN_PX ? null : toneOf(word, picture, grey, ink.distance);
    return tone ? [tone] : [];
  });
}

function toneOf(
  word: InkWord,
  { width, height, rgb }: Picture,
  grey: Uint8Array,
  distance: Uint8Array,
): WordTone | null {
  const inside = new Ground();
  const outside = new Ground();
  const ink = new Ground();
  const bottom = Math.min(height, word.y + word.h + RING_PX);
  const right = Math.min(width, word.x + word.w + RING_PX);
  for (let y = Math.max(0, word.y - RING_PX); y < bottom; y++)
    for (let x = Math.max(0, word.x - RING_PX); x < right; x++) {
      const at = y * width + x;
      const isIn =
        x >= word.x - BOX_PX &&
        x < word.x + word.w + BOX_PX &&
        y >= word.y - BOX_PX &&
        y < word.y + word.h + BOX_PX;
      const luma = grey[at]!;
      if (distance[at]! >= GROUND_PX)
        (isIn ? inside : outside).add(luma, rgb[at * 3 + 2]! - luma, rgb[at * 3]! - luma);
      else if (isIn && distance[at] === 0)
        ink.add(luma, rgb[at * 3 + 2]! - luma, rgb[at * 3]! - luma);
    }
  if (Math.min(inside.count, outside.count, ink.count) < PIXELS_MIN) return null;
  const castOf = (channel: 'blue' | 'red') =>
    Math.abs(inside.meanOf(channel) - outside.meanOf(channel));
  return {
    word,
    groundStep: Math.abs(median(inside.lumas) - median(outside.lumas)),
    castStep: Math.max(castOf('blue'), castOf('red')),
    inkCast: Math.max(Math.abs(ink.meanOf('blue')), Math.abs(ink.meanOf('red'))),
  };
}

class Ground {
  readonly lumas: number[] = [];
  private readonly sums = { blue: 0, red: 0 };

  get count(): number {
    return this.lumas.length;
  }

  add(luma: number, blue: number, red: number): void {
    this.lumas.push(luma);
    this.sums.blue += blue;
    this.sums.red += red;
  }

  meanOf(channel: 'blue' | 'red'): number {
    return this.sums[channel] / Math.max(1, this.count);
  }
}
