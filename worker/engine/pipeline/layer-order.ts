import type { LayerRun } from '../../../core/report.js';
import { SCAN_LAYER } from '../scoring/incomplete/incomplete-findings.js';
import type { Detectors } from './detectors.js';
import { EVIDENCE_LAYERS } from './gather-evidence.js';
import { CODES_LAYER } from './page-codes.js';

/** Layers of a scan that are no detectors and no readers of evidence, by when they came in. */
const BEFORE_EVIDENCE = [
  'decode',
  'render',
  'text_layer',
  'ocr',
  'extraction',
  'classification',
  'checks',
  'history',
];

/**
 * The coverage in the order of a report, whatever order the layers ran in; several entries
 * of one layer keep theirs.
 */
export function inReportOrder(runs: readonly LayerRun[], detectors: Detectors): LayerRun[] {
  const order = [
    ...BEFORE_EVIDENCE,
    CODES_LAYER,
    ...EVIDENCE_LAYERS,
    ...detectors.document.map(({ id }) => id),
    'pixels',
    ...detectors.picture.map(({ id }) => id),
  ];
  const place = new Map(order.map((layer, index) => [layer, index]));
  const placeOf = ({ layer }: LayerRun): number => place.get(layer) ?? order.length;
  return [...runs].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The coverage of a scan that ends after these runs: each layer that it did not come to,
 * and the scan itself as timed out.
 *
 * @param hasPictures whether the document has pictures for the picture detectors
 */
export function cutShort(
  runs: readonly LayerRun[],
  detectors: Detectors,
  { hasPictures, durationMs }: { hasPictures: boolean; durationMs: number },
): LayerRun[] {
  const reached = new Set(runs.map(({ layer }) => layer));
  const planned = [
    ...BEFORE_EVIDENCE,
    ...detectors.document.map(({ id }) => id),
    ...(hasPictures ? detectors.picture.map(({ id }) => id) : []),
  ];
  const missed = planned.filter((layer) => !reached.has(layer));
  return inReportOrder(
    [
      ...runs,
      ...missed.map((layer): LayerRun => ({
        layer,
        status: 'not_run',
        reason: 'the scan was ended before it',
        duration_ms: 0,
      })),
      {
        layer: SCAN_LAYER,
        status: 'timed_out',
        reason: 'ended at a limit of time, CPU time or memory',
        duration_ms: Math.round(durationMs),
      },
    ],
    detectors,
  );
}
