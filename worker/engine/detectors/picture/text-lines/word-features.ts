import { median, robustScale, zScore } from '../../../statistics.js';
import { TRAITS, type GlyphTraits } from './glyph-traits.js';
import type { MeasuredWord } from './measure-words.js';

/**
 * Names of the features of a word for the classifier. They describe only differences from
 * other words of the page, not absolute appearance.
 */
export const WORD_FEATURES: readonly string[] = [
  ...TRAITS.flatMap((trait) => [`${trait}_z`, `${trait}_rank`]),
  'baseline_z',
  'baseline_rank',
  ...['sharpness', 'inkLevel', 'grain', 'flatness', 'ringing'].map((trait) => `${trait}_inside`),
  ...['sharpness', 'inkLevel', 'groundLevel', 'grain', 'flatness', 'ringing'].map(
    (trait) => `${trait}_beside`,
  ),
  'height_z',
  'words',
  'height',
  'letters',
  'page_sharpness',
  'page_grain',
  'page_flatness',
  'page_colour_grain',
  'page_ringing',
];

const INSIDE = ['sharpness', 'inkLevel', 'grain', 'flatness', 'ringing'] as const;
const BESIDE = ['sharpness', 'inkLevel', 'groundLevel', 'grain', 'flatness', 'ringing'] as const;

/** Minimum spreads: half a step of what a letter of usual size can show. */
export const GLYPH_FLOORS: Readonly<Record<keyof GlyphTraits, number>> = {
  sharpness: 0.02,
  inkLevel: 2,
  inkBlue: 0.7,
  inkRed: 0.7,
  strokePx: 0.06,
  groundLevel: 0.7,
  grain: 0.08,
  flatness: 0.015,
  colourGrain: 0.08,
  groundBlue: 0.5,
  groundRed: 0.5,
  ringing: 0.3,
};
const BASELINE_FLOOR = 0.02;

/** Words of similar size are set alike; this many of the nearest in size are compared. */
const PEERS_MAX = 60;
/** Minimum number of words of a page. */
export const WORDS_MIN = 15;

/**
 * Computes WORD_FEATURES for each word, in their order; empty for a page with fewer than
 * WORDS_MIN words. Distances are in robust standard deviations of the peers, through
 * asinh so that a single extreme one does not dominate.
 */
export function wordFeatures(words: readonly MeasuredWord[]): Float32Array[] {
  if (words.length < WORDS_MIN) return [];
  const bySize = [...words].sort((a, b) => a.height - b.height);
  const place = new Map(bySize.map((word, index) => [word, index]));
  const peersOf = (word: MeasuredWord): MeasuredWord[] => {
    const at = place.get(word) ?? 0;
    const from = Math.max(0, Math.min(bySize.length - PEERS_MAX - 1, at - PEERS_MAX / 2));
    return bySize.slice(from, from + PEERS_MAX + 1).filter((peer) => peer !== word);
  };
  const peers = words.map(peersOf);
  const columns: Float64Array[] = [];
  for (const trait of TRAITS) {
    const z = words.map((word, index) =>
      zScore(
        word.traits[trait],
        robustScale(
          peers[index]!.map((peer) => peer.traits[trait]),
          GLYPH_FLOORS[trait],
        ),
      ),
    );
    columns.push(Float64Array.from(z, Math.asinh), ranksOf(z));
  }
  const baseline = robustScale(
    words.map((word) => word.baseline),
    BASELINE_FLOOR,
  );
  const offLine = words.map((word) => zScore(word.baseline, baseline));
  columns.push(Float64Array.from(offLine, Math.asinh), ranksOf(offLine));
  for (const trait of INSIDE) columns.push(unevenness(words, trait));
  for (const trait of BESIDE) columns.push(stepsBeside(words, trait));
  const heights = words.map((word, index) =>
    zScore(
      word.height,
      robustScale(
        peers[index]!.map((peer) => peer.height),
        0.5,
      ),
    ),
  );
  columns.push(
    Float64Array.from(heights, Math.asinh),
    Float64Array.from(words, () => Math.log(words.length)),
    Float64Array.from(words, ({ height }) => Math.log(height)),
    Float64Array.from(words, ({ letters }) => Math.log(letters.length)),
    ...(['sharpness', 'grain', 'flatness', 'colourGrain', 'ringing'] as const).map((trait) => {
      const page = median(words.map((word) => word.traits[trait]));
      return Float64Array.from(words, () => Math.asinh(page));
    }),
  );
  return words.map((_, index) => Float32Array.from(columns, (column) => column[index]!));
}

/**
 * Minus log10 of the share of words at least as far off: 0 for the middle, log10 n for
 * the first.
 */
function ranksOf(z: readonly number[]): Float64Array {
  const far = z.map(Math.abs);
  const sorted = Float64Array.from(far).sort();
  return Float64Array.from(far, (value) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return -Math.log10(Math.max(0.5, sorted.length - low) / sorted.length);
  });
}

/** Largest deviation of a letter from its word, relative to the usual one on the page. */
function unevenness(words: readonly MeasuredWord[], trait: keyof GlyphTraits): Float64Array {
  const away = words.map(({ letters, traits }) =>
    letters.length < 2
      ? 0
      : Math.max(...letters.map((letter) => Math.abs(letter[trait] - traits[trait]))),
  );
  const known = away.filter((_, index) => words[index]!.letters.length >= 2);
  const spread = robustScale(known.length === 0 ? [0] : known, GLYPH_FLOORS[trait]);
  return Float64Array.from(away, (value, index) =>
    words[index]!.letters.length < 2 ? 0 : Math.asinh(zScore(value, spread)),
  );
}

/**
 * Difference of each word to its nearest neighbour on the row, relative to the usual one
 * on the page.
 */
function stepsBeside(words: readonly MeasuredWord[], trait: keyof GlyphTraits): Float64Array {
  const byRow = new Map<object, MeasuredWord[]>();
  for (const word of words) byRow.set(word.row, [...(byRow.get(word.row) ?? []), word]);
  const steps = new Map<MeasuredWord, number>();
  for (const row of byRow.values())
    row.forEach((word, index) => {
      const near = [row[index - 1], row[index + 1]].flatMap((one) => one ?? []);
      if (near.length === 0) return;
      const differences = near.map((one) => word.traits[trait] - one.traits[trait]);
      steps.set(word, differences.sort((a, b) => Math.abs(a) - Math.abs(b))[0]!);
    });
  const spread = robustScale(steps.size === 0 ? [0] : [...steps.values()], GLYPH_FLOORS[trait]);
  return Float64Array.from(words, (word) => {
    const step = steps.get(word);
    return step === undefined ? 0 : Math.asinh(zScore(step, spread));
  });
}
