import type { Grey } from '../../../image/grey.js';
import { componentsOf } from '../../../image/signal/components.js';
import { inkMapOf } from '../../../image/signal/ink-map.js';
import { type InkWord, inkWordsOf, isGlyph } from '../../../image/signal/ink-words.js';
import { pageInkOf } from '../../../image/signal/page-ink.js';
import type { PagePicture } from '../../../image/page-picture.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import { type CalmGround, rippleIn, widened } from './calm-ground.js';

/** A word with its background. */
export interface DrawnWord {
  area: PixelRect;
  /** Whether letters are light on a dark background. */
  isLight: boolean;
  /** Colour 0xRRGGBB of most of its surroundings. */
  ground: number;
  /** Share of its surroundings with exactly this colour, 0-1. */
  groundShare: number;
  /** Grey levels of the background and of the darkest (or lightest) ink. */
  groundLevel: number;
  inkLevel: number;
  /** Share of smooth pixels in and around it that have ripple, 0-1; null when there are too few. */
  ripple: number | null;
}

const COMPONENTS_MAX = 40_000;
const GLYPHS_MAX = 8_000;
const WORDS_MAX = 2_000;
const HEIGHT_MIN_PX = 7;

/** Minimum contrast in grey levels. */
const CONTRAST_MIN = 50;

/**
 * Ring around the box in which the background is measured, pixels: beyond smoothed edges,
 * short of neighbours.
 */
const RING_FROM_PX = 2;
const RING_TO_PX = 5;
const CALM_MIN = 40;

/** Finds words of both kinds: dark on light, and light on dark. */
export function drawnWordsOf(picture: PagePicture, ground: CalmGround): DrawnWord[] {
  const dark = pageInkOf(picture).words;
  const words = [
    ...dark.map((word) => ({ word, isLight: false })),
    ...lightWordsOf(picture).map((word) => ({ word, isLight: true })),
  ];
  const drawn: DrawnWord[] = [];
  for (const { word, isLight } of words) {
    if (drawn.length >= WORDS_MAX) break;
    if (word.h < HEIGHT_MIN_PX || word.w < HEIGHT_MIN_PX) continue;
    const found = drawnWord(picture, word, isLight, ground);
    if (found) drawn.push(found);
  }
  return drawn;
}

function lightWordsOf(picture: PagePicture): InkWord[] {
  const { width, height } = picture;
  const data = picture.grey().map((value) => 255 - value);
  const map = inkMapOf({ width, height, data } satisfies Grey);
  return inkWordsOf(componentsOf(map, COMPONENTS_MAX).filter(isGlyph).slice(0, GLYPHS_MAX));
}

/**
 * null when the ink does not contrast with its surroundings in the right direction, as in
 * the hole of a letter.
 */
function drawnWord(
  picture: PagePicture,
  { x, y, w, h }: PixelRect,
  isLight: boolean,
  ground: CalmGround,
): DrawnWord | null {
  const area = { x, y, w, h };
  const around = groundAround(picture, area);
  if (!around) return null;
  const inkLevel = extremeIn(picture, area, isLight);
  const contrast = isLight ? inkLevel - around.groundLevel : around.groundLevel - inkLevel;
  if (contrast < CONTRAST_MIN) return null;
  const { calm, rough } = rippleIn(ground, widened(area, RING_TO_PX));
  return { area, isLight, ...around, inkLevel, ripple: calm < CALM_MIN ? null : rough / calm };
}

/** The majority colour of the ring around an area (Boyer and Moore 1981). */
function groundAround(
  { width, height, rgb }: PagePicture,
  area: PixelRect,
): Pick<DrawnWord, 'ground' | 'groundShare' | 'groundLevel'> | null {
  const outer = widened(area, RING_TO_PX);
  const inner = widened(area, RING_FROM_PX);
  const [top, bottom] = [Math.max(0, outer.y), Math.min(height, outer.y + outer.h)];
  const [left, right] = [Math.max(0, outer.x), Math.min(width, outer.x + outer.w)];
  const colours: number[] = [];
  for (let y = top; y < bottom; y++) {
    const crosses = y >= inner.y && y < inner.y + inner.h;
    for (let x = left; x < right; x++) {
      if (crosses && x >= inner.x && x < inner.x + inner.w) {
        x = inner.x + inner.w - 1;
        continue;
      }
      const at = (y * width + x) * 3;
      colours.push((rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!);
    }
  }
  if (colours.length === 0) return null;
  let [ground, votes] = [0, 0];
  for (const colour of colours) {
    if (votes === 0) ground = colour;
    votes += colour === ground ? 1 : -1;
  }
  const same = colours.reduce((count, colour) => count + (colour === ground ? 1 : 0), 0);
  return { ground, groundShare: same / colours.length, groundLevel: levelOf(ground) };
}

/** BT.601 brightness of a colour 0xRRGGBB. */
const levelOf = (colour: number): number =>
  Math.round(0.299 * (colour >> 16) + 0.587 * ((colour >> 8) & 255) + 0.114 * (colour & 255));

function extremeIn(picture: PagePicture, { x, y, w, h }: PixelRect, isLight: boolean): number {
  const data = picture.grey();
  let extreme = isLight ? 0 : 255;
  for (let row = y; row < y + h; row++)
    for (let at = row * picture.width + x; at < row * picture.width + x + w; at++) {
      const value = data[at]!;
      if (isLight ? value > extreme : value < extreme) extreme = value;
    }
  return extreme;
}
