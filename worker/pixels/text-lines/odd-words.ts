import type { InkWord } from '../../imaging/signal/ink-words.js';
import { median, robust, zOf, type Robust } from '../../imaging/signal/robust.js';
import type { GlyphTraits } from './glyph-traits.js';

/** Kinds of evidence that do not follow from each other. */
export type Family = 'sharpness' | 'tone' | 'ground' | 'grain' | 'baseline';

/** A word, or a run of its letters, against those of its own page. */
export interface OddWord {
  word: InkWord;
  /** The letters meant; all of the word's or a part of them. */
  letters: readonly GlyphTraits[];
  /** Distance from its peers in robust standard deviations, without sign. */
  z: Readonly<Record<Family, number>>;
  /** Of the second strongest family: one odd trait has innocent reasons, two together seldom. */
  strength: number;
}

export interface MeasuredWord {
  word: InkWord;
  letters: readonly GlyphTraits[];
  /** Over its letters' height; null where its row has no level. */
  baseline: number | null;
}

/** Words of one size and weight that a word can be compared with; with fewer nothing is said. */
const PEERS_MIN = 12;
/** Print of one face differs less than this in height and in stroke. */
const HEIGHT_RATIO_MAX = 1.25;
const STROKE_RATIO_MAX = 1.35;
/** Peers looked at: the nearest in size, to bound the work on dense pages. */
const PEERS_MAX = 160;

/** Smallest spreads that are believed: half a step of what a letter of usual size can show. */
const FLOORS = {
  sharpness: 0.03,
  inkLevel: 3,
  groundLevel: 1,
  grain: 0.12,
  inkBlue: 1,
  inkRed: 1,
  baseline: 0.025,
} as const;

interface Figures {
  sharpness: number;
  inkLevel: number;
  groundLevel: number;
  grain: number;
  inkBlue: number;
  inkRed: number;
  baseline: number | null;
}

const figuresOf = (letters: readonly GlyphTraits[], baseline: number | null): Figures => ({
  sharpness: median(letters.map((one) => one.sharpness)),
  inkLevel: median(letters.map((one) => one.inkLevel)),
  groundLevel: median(letters.map((one) => one.groundLevel)),
  grain: median(letters.map((one) => one.groundGrain)),
  inkBlue: median(letters.map((one) => one.inkBlue)),
  inkRed: median(letters.map((one) => one.inkRed)),
  baseline,
});

/** Every word with enough peers, against them; the oddest first. */
export function oddWords(words: readonly MeasuredWord[]): OddWord[] {
  const measured = words
    .filter(({ letters }) => letters.length > 0)
    .map((one) => ({
      ...one,
      figures: figuresOf(one.letters, one.baseline),
      height: median(one.letters.map(({ glyph }) => glyph.h)),
      stroke: median(one.letters.map(({ strokePx }) => strokePx)),
    }))
    .sort((a, b) => a.height - b.height);
  const odd: OddWord[] = [];
  measured.forEach((one, index) => {
    const peers: Figures[] = [];
    for (let away = 1; away < measured.length && peers.length < PEERS_MAX; away++)
      for (const at of [index - away, index + away]) {
        const peer = measured[at];
        if (peer === undefined || !isAlike(one.height, peer.height, HEIGHT_RATIO_MAX)) continue;
        if (isAlike(one.stroke, peer.stroke, STROKE_RATIO_MAX)) peers.push(peer.figures);
      }
    if (peers.length < PEERS_MIN) return;
    const z = distances(one.figures, peers);
    odd.push({ word: one.word, letters: one.letters, z, strength: secondOf(z) });
  });
  return odd.sort((a, b) => b.strength - a.strength);
}

const isAlike = (one: number, other: number, ratioMax: number): boolean =>
  Math.max(one, other) <= ratioMax * Math.min(one, other);

function distances(own: Figures, peers: readonly Figures[]): Record<Family, number> {
  const away = (name: keyof typeof FLOORS): number => {
    const value = own[name];
    if (value === null) return 0;
    const others = peers.flatMap((peer) => peer[name] ?? []);
    if (others.length < PEERS_MIN) return 0;
    const spread: Robust = robust(others, FLOORS[name]);
    return Math.abs(zOf(value, spread));
  };
  return {
    sharpness: away('sharpness'),
    tone: Math.max(away('inkLevel'), away('inkBlue'), away('inkRed')),
    ground: away('groundLevel'),
    grain: away('grain'),
    baseline: away('baseline'),
  };
}

const secondOf = (z: Readonly<Record<Family, number>>): number =>
  Object.values(z).sort((a, b) => b - a)[1] ?? 0;
