import {
  type CellGroup,
  connectedCells,
  neighboursWithin,
} from '../../../image/signal/connected-cells.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import type { BlockEvidence } from './block-evidence.js';

/** Connected blocks that do not share the compression history of the page. */
export interface ForeignPlace {
  area: PixelRect;
  /** Number of foreign blocks, and of informative blocks in the area. */
  blocks: number;
  informativeBlocks: number;
  /** Sum over its blocks, each capped, in nats. */
  evidence: number;
  /**
   * log10 of the expected number of false positives per page (number of false alarms,
   * NFA, of a contrario detection).
   */
  logFalsePositives: number;
}

export interface ForeignPlaces {
  /** Areas that chance does not explain, strongest first. */
  places: ForeignPlace[];
  /** The strongest evidence of any area, accepted or not; 0 without areas. */
  strongest: number;
  /** Share of the informative blocks of the page that look foreign. */
  share: number;
}

/** Log-odds from which a block counts as foreign; in genuine scans one in some hundreds does. */
const FOREIGN_MIN = 4;

/** Maximum evidence of one block. */
const BLOCK_MAX = 15;

/** Maximum distance, in blocks, within one area: words have gaps. */
const REACH = 2;

/** Minimum assumed share of informative blocks that look foreign by chance. */
const CHANCE_MIN = 0.001;

/** Blocks with many clipped samples look foreign by chance more often and are counted by class. */
const CLIPPED_CLASS = 16;
const CLASSES = 64 / CLIPPED_CLASS + 1;

/** Prior count: as many further blocks of a class, one of them foreign. */
const PRIOR_BLOCKS = 50;

/**
 * log10 of the maximum number of false positives per page, as in Nikoukhah et al.,
 * "ZERO", IPOL 2021.
 */
const LOG_FALSE_POSITIVES_MAX = -3;
const BLOCKS_MIN = 3;
const EVIDENCE_MIN = 35;

export function findForeignPlaces(seen: BlockEvidence): ForeignPlaces {
  const { values } = seen;
  const tally = tallyOf(
    seen,
    values.map((_, index) => index),
  );
  const telling = sumOf(tally.informative);
  const foreign = sumOf(tally.foreign);
  const groups = connectedCells(
    seen,
    (block) => values[block]! > FOREIGN_MIN,
    neighboursWithin(REACH),
  ).map((group) => placeOf(seen, group, tally));
  groups.sort((a, b) => b.evidence - a.evidence);
  return {
    places: groups.filter(
      (place) =>
        place.logFalsePositives < LOG_FALSE_POSITIVES_MAX &&
        place.blocks >= BLOCKS_MIN &&
        place.evidence >= EVIDENCE_MIN,
    ),
    strongest: groups[0]?.evidence ?? 0,
    share: telling === 0 ? 0 : foreign / telling,
  };
}

/** Informative blocks, and those that look foreign, by class of clipping. */
interface Tally {
  informative: Float64Array;
  foreign: Float64Array;
}

function tallyOf({ values, clipped }: BlockEvidence, blocks: Iterable<number>): Tally {
  const informative = new Float64Array(CLASSES);
  const foreign = new Float64Array(CLASSES);
  for (const index of blocks) {
    if (Number.isNaN(values[index]!)) continue;
    const kind = Math.ceil(clipped[index]! / CLIPPED_CLASS);
    informative[kind]!++;
    if (values[index]! > FOREIGN_MIN) foreign[kind]!++;
  }
  return { informative, foreign };
}

function placeOf(seen: BlockEvidence, group: CellGroup, page: Tally): ForeignPlace {
  const { phase, columns, values } = seen;
  const { cells, left, top, right, bottom } = group;
  const box: number[] = [];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) box.push(row * columns + column);
  const here = tallyOf(seen, box);
  const informativeBlocks = sumOf(here.informative);
  return {
    area: {
      x: phase.x + left * 8,
      y: phase.y + top * 8,
      w: (right - left) * 8,
      h: (bottom - top) * 8,
    },
    blocks: cells.length,
    informativeBlocks,
    evidence: cells.reduce((sum, index) => sum + Math.min(BLOCK_MAX, values[index]!), 0),
    logFalsePositives:
      Math.log10(sumOf(page.informative) * SIZES) +
      logBinomialTail(informativeBlocks, cells.length, chanceOf(here, page)),
  };
}

/** Rate at which comparable blocks look foreign in the rest of the page. */
function chanceOf(here: Tally, page: Tally): number {
  let sum = 0;
  for (let kind = 0; kind < CLASSES; kind++) {
    const foreign = page.foreign[kind]! - here.foreign[kind]! + 1;
    const telling = page.informative[kind]! - here.informative[kind]! + PRIOR_BLOCKS;
    sum += here.informative[kind]! * Math.max(CHANCE_MIN, foreign / telling);
  }
  return sum / sumOf(here.informative);
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

/** Approximate number of area shapes tested at each block. */
const SIZES = 10;

/**
 * log10 of Hoeffding's bound on P(at least `hits` of `total`) for a probability `chance`
 * each; 0 when the share is not above it.
 */
function logBinomialTail(total: number, hits: number, chance: number): number {
  const share = hits / total;
  if (share <= chance || chance >= 1) return 0;
  const miss = share >= 1 ? 0 : (1 - share) * Math.log((1 - share) / (1 - chance));
  return (-total * (share * Math.log(share / chance) + miss)) / Math.LN10;
}
