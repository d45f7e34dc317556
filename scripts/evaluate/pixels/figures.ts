import { areaUnderCurve, bootstrap, recallAtFalsePositives, type Scored } from './curves.js';
import type { LabelledPicture } from './labelled-pictures.js';

/** A figure with its 95 % interval, by bootstrap over sources; null if unavailable. */
export type Figure = { value: number; low: number; high: number } | null;

/** How well a score tells forged pictures from genuine ones. */
export interface ImageFigures {
  forged: number;
  genuine: number;
  imageAuc: Figure;
  /** Recall at a false positive rate of 1, 5 and 10 %. */
  recallAt1: Figure;
  recallAt5: Figure;
  recallAt10: Figure;
}

export interface ScoredPicture extends Scored {
  source: string;
}

export function imageFigures(scored: readonly ScoredPicture[]): ImageFigures {
  const of = (statistic: (sample: readonly ScoredPicture[]) => number | null): Figure =>
    figure(scored, statistic, ({ source }) => source);
  const recallAt = (falsePositives: number): Figure =>
    of((sample) => {
      const { hits, of: forged } = recallAtFalsePositives(sample, falsePositives);
      return forged === 0 || forged === sample.length ? null : hits / forged;
    });
  const forged = scored.filter(({ isForged }) => isForged).length;
  return {
    forged,
    genuine: scored.length - forged,
    imageAuc: of(areaUnderCurve),
    recallAt1: recallAt(0.01),
    recallAt5: recallAt(0.05),
    recallAt10: recallAt(0.1),
  };
}

/** A statistic of the items with its interval. */
export function figure<Item>(
  items: readonly Item[],
  statistic: (sample: Item[]) => number | null,
  sourceOf: (item: Item) => unknown,
): Figure {
  const value = statistic([...items]);
  if (value === null) return null;
  const interval = bootstrap(items, statistic, sourceOf);
  return { value, low: interval?.low ?? 0, high: interval?.high ?? 1 };
}

type Known = Pick<LabelledPicture, 'label' | 'chain' | 'finish' | 'operations'>;

/**
 * The items by what is known of their pictures: `all`, `chain NAME`, `sent as NAME`, and
 * `operation NAME` with all genuine ones.
 */
export function scopesOf<Item>(
  items: readonly Item[],
  pictureOf: (item: Item) => Known,
): { scope: string; inside: Item[] }[] {
  const by = (name: string, valueOf: (picture: Known) => string | null) =>
    unique(items.flatMap((item) => valueOf(pictureOf(item)) ?? [])).map((value) => ({
      scope: `${name} ${value}`,
      inside: items.filter((item) => valueOf(pictureOf(item)) === value),
    }));
  const operations = unique(items.flatMap((item) => pictureOf(item).operations));
  return [
    { scope: 'all', inside: [...items] },
    ...by('chain', ({ chain }) => chain),
    ...by('sent as', ({ finish }) => finish),
    ...operations.map((operation) => ({
      scope: `operation ${operation}`,
      inside: items.filter((item) => {
        const { label, operations: made } = pictureOf(item);
        return label === 'genuine' || made.includes(operation);
      }),
    })),
  ];
}

const unique = (names: string[]): string[] => [...new Set(names)].sort();
