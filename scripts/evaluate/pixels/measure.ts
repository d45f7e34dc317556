import { addCells, calibrationError, cellArea, cellF1, noCells } from './curves.js';
import type { ExaminedFile, LayerScore } from './examine-picture.js';
import { type Figure, figure, type ImageFigures, imageFigures, scopesOf } from './figures.js';

/** Result of one layer on one group of pictures. */
export interface Measured extends ImageFigures {
  layer: string;
  /** As scopesOf() names it. */
  scope: string;
  /** Share of the pictures on which it abstained. */
  abstained: number;
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
    scopesOf(seen, ({ file }) => file).map(({ scope, inside }) => measureOne(layer, scope, inside)),
  );
}

const together = (file: ExaminedFile): LayerScore => ({
  layer: TOGETHER,
  score: file.points / 100,
  abstained: false,
  ms: file.layers.reduce((sum, { ms }) => sum + ms, 0),
  cells: null,
});

function measureOne(layer: string, scope: string, seen: Seen[]): Measured {
  const scored = seen.map(({ score, file }) => ({
    score,
    isForged: file.label === 'forged',
    source: file.source,
  }));
  const masked = seen.filter(({ cells, file }) => cells !== null && file.label === 'forged');
  const ofCells = (statistic: (sample: Seen[]) => number | null): Figure =>
    figure(masked, statistic, ({ file }) => file.source);
  return {
    layer,
    scope,
    ...imageFigures(scored),
    abstained: seen.filter(({ abstained }) => abstained).length / Math.max(1, seen.length),
    pixelAuc: ofCells((sample) => cellArea(sumOf(sample))),
    pixelF1: ofCells((sample) => (sample.length === 0 ? null : cellF1(sumOf(sample), 0.5))),
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
