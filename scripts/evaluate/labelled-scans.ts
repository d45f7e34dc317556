import { type Figure, type ImageFigures, imageFigures, scopesOf } from './pixels/figures.js';
import type { LabelledPicture } from './pixels/labelled-pictures.js';
import { readTrueMask, type TrueMask } from './pixels/true-mask.js';
import { figure as figureText } from './pixels/print-measured.js';
import type { Outcome } from './scan-file.js';
import { table } from './table.js';
import { share, type Share } from './wilson.js';

/** What whole scans made of one group of pictures; scores are risk scores. */
export interface ScansMeasured extends ImageFigures {
  /** As scopesOf() names it. */
  scope: string;
  /** Forged pictures at review or high_risk. */
  detected: Share;
  /** Forged pictures with a known mask and a finding with an impact in their changed place. */
  inPlace: Share;
  genuineAtReview: Share;
  genuineAtHighRisk: Share;
}

/** A box points at a place when this part of it, or of all that was changed, is common to both. */
const COMMON_MIN = 0.2;

type Box = NonNullable<Outcome['findings'][number]['box']>;
interface Seen {
  outcome: Outcome;
  picture: LabelledPicture;
  /** null where the mask is unknown. */
  isInPlace: boolean | null;
}

/** Measures whole scans of labelled pictures by way of sending and kind of edit; empty without any. */
export async function measureScans(
  outcomes: readonly Outcome[],
  pictures: readonly LabelledPicture[],
): Promise<ScansMeasured[]> {
  const byFile = new Map(pictures.map((picture) => [picture.file, picture]));
  const seen: Seen[] = [];
  for (const outcome of outcomes) {
    const picture = byFile.get(outcome.file);
    if (picture === undefined || outcome.score === null) continue;
    const mask = await readTrueMask(picture.masks);
    const weighty = outcome.findings.filter(({ impact }) => impact > 0);
    const isInPlace = mask && weighty.some(({ box }) => box !== null && pointsAt(box, mask));
    seen.push({ outcome, picture, isInPlace });
  }
  if (seen.length === 0) return [];
  return scopesOf(seen, ({ picture }) => picture)
    .filter(({ scope }) => !scope.startsWith('chain '))
    .map(({ scope, inside }) => ({ scope, ...measureOne(inside) }));
}

function measureOne(seen: readonly Seen[]): Omit<ScansMeasured, 'scope'> {
  const forged = seen.filter(({ picture }) => picture.label === 'forged');
  const genuine = seen.filter(({ picture }) => picture.label === 'genuine');
  const count = (some: readonly Seen[], is: (one: Seen) => boolean): Share =>
    share(some.filter(is).length, some.length);
  const isRaised = ({ outcome }: Seen): boolean => outcome.verdict !== 'low_risk';
  return {
    ...imageFigures(
      seen.map(({ outcome, picture }) => ({
        score: outcome.score ?? 0,
        isForged: picture.label === 'forged',
        source: picture.source,
      })),
    ),
    detected: count(forged, isRaised),
    inPlace: count(
      forged.filter(({ isInPlace }) => isInPlace !== null),
      ({ isInPlace }) => isInPlace === true,
    ),
    genuineAtReview: count(genuine, isRaised),
    genuineAtHighRisk: count(genuine, ({ outcome }) => outcome.verdict === 'high_risk'),
  };
}

/** Whether a box, in percent of the page, marks what the mask shows as changed. */
export function pointsAt({ x, y, w, h }: Box, { width, height, changed }: TrueMask): boolean {
  const [left, right] = [Math.floor((x / 100) * width), Math.ceil(((x + w) / 100) * width)];
  const [top, bottom] = [Math.floor((y / 100) * height), Math.ceil(((y + h) / 100) * height)];
  let common = 0;
  for (let row = Math.max(0, top); row < Math.min(height, bottom); row++)
    for (let column = Math.max(0, left); column < Math.min(width, right); column++)
      common += changed[row * width + column]!;
  const box = (right - left) * (bottom - top);
  const all = changed.reduce((sum, one) => sum + one, 0);
  return common > 0 && (common >= COMMON_MIN * box || common >= COMMON_MIN * all);
}

const HEAD = [
  'scope',
  'forged',
  'genuine',
  'AUC of the score',
  'recall at 1 % FP',
  'at 5 % FP',
  'at 10 % FP',
  'forged at review',
  'in place',
  'genuine at review',
  'high_risk',
];

/** The measurement as text for a person. */
export const printScansMeasured = (measured: readonly ScansMeasured[]): string =>
  [
    'Whole scans of labelled pictures (95 % intervals by bootstrap over sources)',
    ...table(
      HEAD,
      measured.map((one) => [
        one.scope,
        String(one.forged),
        String(one.genuine),
        ...[one.imageAuc, one.recallAt1, one.recallAt5, one.recallAt10].map((value: Figure) =>
          figureText(value),
        ),
        ...[one.detected, one.inPlace, one.genuineAtReview, one.genuineAtHighRisk].map(
          ({ hits, of }) => (of === 0 ? '-' : `${hits} of ${of}`),
        ),
      ]),
    ),
  ].join('\n');
