import { share, type Share } from '../wilson.js';
import {
  addCells,
  areaUnderCurve,
  bootstrap,
  calibrationError,
  cellArea,
  cellF1,
  noCells,
  recallAtFalsePositives,
  type Scored,
} from './curves.js';
import type { ExaminedFile, LayerScore } from './examine-picture.js';

/** A figure with its 95 % interval; null if unavailable. */
export type Figure = { value: number; low: number; high: number } | null;

/** Result of one layer on one group of pictures. */
export interface Measured {
  layer: string;
  /** `all`, `chain NAME`, `sent as NAME` or `operation NAME`; an operation is measured against all genuine pictures. */
  scope: string;
  forged: number;
  genuine: number;
  /** Share of the pictures on which it abstained. */
  abstained: number;
  imageAuc: Figure;
  /** Recall at a false positive rate of 1 %. */
  recallAt1: Share;
  recallAt10: Share;
  pixelAuc: Figure;
  /** At a threshold of 0.5. */
  pixelF1: Figure;
  calibrationError: number | null;
  msPerMegapixel: number;
}

/** Pseudo-layer for all pixel findings together, by the points they add. */
export const TOGETHER = 'risk points';

interface Seen extends LayerScore {
  file: ExaminedFile;
}

/** Measures every layer on all pictures, by capture chain and by operation. */
export function measure(files: readonly ExaminedFile[]): Measured[] {
  const looked = files.filter(({ failed }) => failed === null);
  const byLayer = new Map<string, Seen[]>();
  for (const file of looked)
    for (const layer of [together(file), ...file.layers])
      byLayer.set(layer.layer, [...(byLayer.get(layer.layer) ?? []), { ...layer, file }]);
  return [...byLayer].flatMap(([layer, seen]) =>
    scopesOf(seen).map(({ scope, inside }) => measureOne(layer, scope, inside)),
  );
}

const together = (file: ExaminedFile): LayerScore => ({
  layer: TOGETHER,
  score: file.points / 100,
  abstained: false,
  ms: file.layers.reduce((sum, { ms }) => sum + ms, 0),
  cells: null,
});

function scopesOf(seen: Seen[]): { scope: string; inside: Seen[] }[] {
  const operations = unique(seen.flatMap(({ file }) => file.operations));
  return [
    { scope: 'all', inside: seen },
    ...scopesBy('chain', seen, ({ chain }) => chain),
    ...scopesBy('sent as', seen, ({ finish }) => finish),
    ...operations.map((operation) => ({
      scope: `operation ${operation}`,
      inside: seen.filter(
        ({ file }) => file.label === 'genuine' || file.operations.includes(operation),
      ),
    })),
  ];
}

function scopesBy(name: string, seen: Seen[], valueOf: (file: ExaminedFile) => string | null) {
  const values = unique(seen.flatMap(({ file }) => valueOf(file) ?? []));
  return values.map((value) => ({
    scope: `${name} ${value}`,
    inside: seen.filter(({ file }) => valueOf(file) === value),
  }));
}

const unique = (names: string[]): string[] => [...new Set(names)].sort();

function measureOne(layer: string, scope: string, seen: Seen[]): Measured {
  const scored = seen.map(({ score, file }) => ({ score, isForged: file.label === 'forged' }));
  const forged = scored.filter(({ isForged }) => isForged).length;
  const at = (falsePositives: number): Share => {
    const { hits, of } = recallAtFalsePositives(scored, falsePositives);
    return share(hits, forged === scored.length ? 0 : of);
  };
  const masked = seen.filter(({ cells, file }) => cells !== null && file.label === 'forged');
  return {
    layer,
    scope,
    forged,
    genuine: scored.length - forged,
    abstained: seen.filter(({ abstained }) => abstained).length / Math.max(1, seen.length),
    imageAuc: figure(scored, areaUnderCurve),
    recallAt1: at(0.01),
    recallAt10: at(0.1),
    pixelAuc: figure(masked, (sample) => cellArea(sumOf(sample))),
    pixelF1: figure(masked, (sample) => (sample.length === 0 ? null : cellF1(sumOf(sample), 0.5))),
    calibrationError: calibrationError(scored),
    msPerMegapixel:
      seen.reduce((sum, { ms }) => sum + ms, 0) /
      Math.max(
        1e-9,
        seen.reduce((sum, { file }) => sum + file.megapixels, 0),
      ),
  };
}

function sumOf(seen: readonly Seen[]) {
  const sum = noCells();
  for (const { cells } of seen) if (cells !== null) addCells(sum, cells);
  return sum;
}

function figure<Item extends Seen | Scored>(
  items: readonly Item[],
  statistic: (sample: readonly Item[]) => number | null,
): Figure {
  const value = statistic(items);
  if (value === null) return null;
  const interval = bootstrap(items, statistic);
  return { value, low: interval?.low ?? 0, high: interval?.high ?? 1 };
}
