import { median, ramp } from '../../../statistics.js';
import type { PagePicture } from '../../../image/page-picture.js';
import type { DrawnWord } from './drawn-words.js';
import { isAmid, isSibling } from './odd-grounds.js';

/** Antialiasing of letters: in grey, or in the red, green and blue thirds of a pixel. */
export type Smoothing = 'grey' | 'subpixel';

/** A word with another antialiasing than similar words. */
export interface OddFringe {
  word: DrawnWord;
  kind: Smoothing;
  /** 0-1, how far beyond what other words show. */
  strength: number;
}

/** Maximum difference of channels of a neutral background, in levels. */
const NEUTRAL_MAX = 10;
/** Minimum difference of channels of a fringed edge pixel, in levels. */
const FRINGE_MIN = 24;
/** Maximum relative difference of ink between channels of a neutral word. */
const INK_SPREAD_MAX = 0.12;
/**
 * Minimum distance of an edge pixel from ink and from background level, as a share of the
 * contrast.
 */
const EDGE_SHARE = 0.15;
const EDGE_PIXELS_MIN = 24;
/** Share of fringed edge pixels up to which antialiasing is grey, and from which it is subpixel. */
const GREY_MAX = 0.03;
const SUBPIXEL_MIN = 0.35;
const USUAL_SHARE_MIN = 0.9;
const SIBLINGS_MIN = 8;
/**
 * Maximum number of such words; more are a part of the window that is rendered
 * differently, e.g. one that moves.
 */
const ODD_MAX = 3;

/**
 * Finds words with another antialiasing than nearly all words of their size, ink and
 * background around them.
 */
export function oddFringesOf(picture: PagePicture, words: readonly DrawnWord[]): OddFringe[] {
  const known = words.flatMap((word) => {
    const share = fringeShare(picture, word);
    const kind = share === null ? null : kindOf(share);
    return share === null || kind === null ? [] : [{ word, share, kind }];
  });
  const found = known.flatMap((one): OddFringe[] => {
    const siblings = known.filter((other) => other !== one && isSibling(one.word, other.word));
    const usual = siblings.filter(({ kind }) => kind !== one.kind);
    if (usual.length < SIBLINGS_MIN || usual.length < USUAL_SHARE_MIN * siblings.length) return [];
    const around = usual.map(({ word }) => word);
    if (!isAmid(one.word, around)) return [];
    const apart = Math.abs(one.share - median(usual.map(({ share }) => share)));
    return [{ word: one.word, kind: one.kind, strength: 0.6 + 0.4 * ramp(apart, 0.35, 0.8) }];
  });
  return found.length > ODD_MAX ? [] : found;
}

const kindOf = (share: number): Smoothing | null =>
  share <= GREY_MAX ? 'grey' : share >= SUBPIXEL_MIN ? 'subpixel' : null;

/**
 * Share of coloured edge pixels of a neutral word, 0-1; null for a coloured word, or one
 * without smoothed edges. Subpixel antialiasing moves ink between the channels and adds
 * none: over a neutral word the channel sums are equal.
 */
export function fringeShare(
  picture: PagePicture,
  { area, ground, groundLevel, inkLevel }: DrawnWord,
): number | null {
  if (rangeOf(ground >> 16, (ground >> 8) & 255, ground & 255) > NEUTRAL_MAX) return null;
  const { width, rgb } = picture;
  const levels = picture.grey();
  const margin = EDGE_SHARE * Math.abs(groundLevel - inkLevel);
  const [low, high] = [
    Math.min(groundLevel, inkLevel) + margin,
    Math.max(groundLevel, inkLevel) - margin,
  ];
  let [edges, fringed] = [0, 0];
  const ink = [0, 0, 0];
  for (let y = area.y; y < area.y + area.h; y++)
    for (let at = y * width + area.x; at < y * width + area.x + area.w; at++) {
      const level = levels[at]!;
      const range = rangeOf(rgb[3 * at]!, rgb[3 * at + 1]!, rgb[3 * at + 2]!);
      if (level > low && level < high) {
        edges++;
        if (range >= FRINGE_MIN) fringed++;
      }
      for (let channel = 0; channel < 3; channel++)
        ink[channel]! += Math.abs(rgb[3 * at + channel]! - ((ground >> (16 - 8 * channel)) & 255));
    }
  const [most, least] = [Math.max(...ink), Math.min(...ink)];
  if (edges < EDGE_PIXELS_MIN || most - least > INK_SPREAD_MAX * most) return null;
  return fringed / edges;
}

const rangeOf = (red: number, green: number, blue: number): number =>
  Math.max(red, green, blue) - Math.min(red, green, blue);
