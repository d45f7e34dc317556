import { table } from '../table.js';
import type { ExaminedFile } from './examine-picture.js';
import type { Figure } from './figures.js';
import type { Measured } from './measure.js';

const HEAD = [
  'scope',
  'forged',
  'genuine',
  'abstained',
  'image AUC',
  'recall at 1 % FP',
  'at 5 % FP',
  'at 10 % FP',
  'pixel AUC',
  'pixel F1',
  'ECE',
  'ms/Mpx',
];

/** The measurement as text for a person: one table per layer, figures with 95 % intervals. */
export function printMeasured(
  measured: readonly Measured[],
  files: readonly ExaminedFile[],
): string {
  const layers = [...new Set(measured.map(({ layer }) => layer))];
  const failed = files.filter((file) => file.failed !== null);
  return [
    'Pixel layers on labelled pictures (95 % intervals by bootstrap over sources)',
    ...layers.flatMap((layer) => [
      '',
      layer,
      ...table(HEAD, measured.filter((one) => one.layer === layer).map(row)),
    ]),
    ...(failed.length === 0 ? [] : ['', 'Pictures that could not be looked at']),
    ...failed.map(({ file, failed: why }) => `  ${file}: ${why}`),
  ].join('\n');
}

const row = (one: Measured): string[] => [
  one.scope,
  String(one.forged),
  String(one.genuine),
  `${Math.round(one.abstained * 100)} %`,
  figure(one.imageAuc),
  figure(one.recallAt1),
  figure(one.recallAt5),
  figure(one.recallAt10),
  figure(one.pixelAuc),
  figure(one.pixelF1),
  one.calibrationError === null ? '-' : one.calibrationError.toFixed(2),
  one.msPerMegapixel.toFixed(0),
];

/** A figure with its interval, as in .87 (.81-.92). */
export const figure = (one: Figure): string =>
  one === null ? '-' : `${dot(one.value)} (${dot(one.low)}-${dot(one.high)})`;

const dot = (share: number): string => share.toFixed(2).replace(/^0(?=\.)/, '');
