import { median, robustScale, zScore } from '../../../statistics.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import { GLYPH_FLOORS } from '../text-lines/word-features.js';
import type { PrintedWord } from './printed-words.js';
import { type Trait, TRAITS, type Traits } from './word-traits.js';

/** Minimum spreads: half a step of what a word of usual size can show. */
const FLOORS: Readonly<Record<Trait, number>> = {
  ...GLYPH_FLOORS,
  edges: 0.03,
  contrast: 0.03,
  height: 0.02,
  pitch: 0.02,
  gap: 0.02,
  lean: 0.02,
  baseline: 0.02,
  shape: 0.02,
  shapeLeast: 0.03,
  insideSharpness: 0.02,
  insideInk: 2,
  insideHeight: 0.02,
  insideStroke: 0.05,
  insideFoot: 0.02,
  insideGrain: 0.08,
  haloLevel: 0.5,
  haloBlue: 0.3,
  haloRed: 0.3,
  haloGrain: 0.05,
  haloFlat: 0.01,
  seam: 0.3,
  advance: 0.04,
  twins: 0.1,
  aligned: 0.05,
};

/** Number of nearest words whose median is what is usual at a place: light and focus vary over a photo. */
const NEAR = 8;
/** Minimum number of words of one height, and how far, in natural logarithms, heights may differ. */
const PEERS_MIN = 6;
const HEIGHT_SLACK = 0.2;

/**
 * `kind`: distance from the numbers of the word's height, or the words of that height where these
 * are few, in their robust standard deviations; `near`: what it differs by from the nearest
 * numbers, in the spread of these differences on the page. Both through asinh, so that a single
 * extreme one does not dominate. The others describe the page.
 */
export const WORD_FEATURES: readonly string[] = [
  ...TRAITS.map((trait) => `${trait}_kind`),
  ...TRAITS.map((trait) => `${trait}_near`),
  'peers',
  'words',
  'height',
  'letters',
  'page_edges',
  'page_grain',
  'page_flatness',
];

/** What is known of a number. */
export interface NumberFeatures {
  /** In the order of WORD_FEATURES, NaN for what is unknown. */
  features: Float32Array;
  /** Number of words of its height that it was compared with. */
  peers: number;
  /** How much further it leans to the right than these, see `leanOf`; NaN for unknown. */
  leaning: number;
  /** Natural logarithm of its height over that of the page's other numbers; NaN for the only one. */
  taller: number;
}

/** The features of each number of a page; null for other words. */
export function wordFeaturesOf(
  words: readonly PrintedWord[],
  traits: readonly Traits[],
): (NumberFeatures | null)[] {
  const all = words.map((_, index) => index);
  const numbers = all.filter((index) => words[index]!.isNumber);
  const columns = new Map(
    TRAITS.map((trait) => [trait, Float64Array.from(traits, (own) => own[trait])]),
  );
  const knownOf = (trait: Trait, of: readonly number[]): number[] =>
    knownAt(columns.get(trait)!, of);
  const usual = (trait: Trait, of: readonly number[]): number => median(knownOf(trait, of));
  const page = (['edges', 'grain', 'flatness'] as const).map((trait) => usual(trait, all));
  const among = numbers.length > 2 * NEAR ? numbers : all;
  const near = new Map(numbers.map((index) => [index, nearestOf(words, index, among)]));
  const residual = (trait: Trait, index: number): number =>
    traits[index]![trait] - usual(trait, near.get(index)!);
  const residuals = TRAITS.map((trait) => {
    const own = new Map(numbers.map((index) => [index, residual(trait, index)]));
    const values = [...own.values()].filter(Number.isFinite);
    return { own, scale: robustScale(values.length === 0 ? [0] : values, FLOORS[trait]) };
  });
  return words.map((word, index) => {
    if (!word.isNumber) return null;
    const own = traits[index]!;
    const heights = columns.get('height')!;
    const isPeer = (at: number): boolean =>
      at !== index && Math.abs(heights[at]! - own.height) <= HEIGHT_SLACK;
    const ofKind = numbers.filter(isPeer);
    const peers = ofKind.length < PEERS_MIN ? all.filter(isPeer) : ofKind;
    const features = Float32Array.from([
      ...TRAITS.map((trait) => {
        const values = knownOf(trait, peers);
        if (values.length < PEERS_MIN) return NaN;
        return Math.asinh(zScore(own[trait], robustScale(values, FLOORS[trait])));
      }),
      ...residuals.map(({ own: off, scale }) => Math.asinh(zScore(off.get(index)!, scale))),
      Math.log(1 + peers.length),
      Math.log(numbers.length),
      own.height,
      Math.log(word.glyphs.length),
      ...page,
    ]);
    const others = numbers.filter((at) => at !== index);
    return {
      features,
      peers: peers.length,
      leaning: own.lean - usual('lean', peers),
      taller: own.height - usual('height', others),
    };
  });
}

/** The values at some places that are finite. A dense page asks for millions of them. */
function knownAt(column: Float64Array, places: readonly number[]): number[] {
  const values: number[] = [];
  for (let at = 0; at < places.length; at++) {
    const value = column[places[at]!]!;
    if (Number.isFinite(value)) values.push(value);
  }
  return values;
}

function nearestOf(
  words: readonly PrintedWord[],
  index: number,
  among: readonly number[],
): number[] {
  const own = middleOf(words[index]!.area);
  return among
    .filter((at) => at !== index)
    .map((at) => {
      const { x, y } = middleOf(words[at]!.area);
      return { at, off: (x - own.x) ** 2 + (y - own.y) ** 2 };
    })
    .sort((a, b) => a.off - b.off)
    .slice(0, NEAR)
    .map(({ at }) => at);
}

const middleOf = ({ x, y, w, h }: PixelRect) => ({ x: x + w / 2, y: y + h / 2 });
