import type { LayerRun } from '../../../../core/report.js';
import type { Finding } from './findings.js';

/** Stands in the coverage for the whole scan: it was ended at a limit before its end. */
export const SCAN_LAYER = 'scan';

/** Whether a layer failed or timed out. A skipped layer had no input. */
export const didNotComplete = ({ status }: LayerRun): boolean =>
  status === 'failed' || status === 'timed_out';

/** A finding that names the layers that did not complete, so that their silence is not taken for a clean result. */
export function incompleteFindings(
  coverage: readonly LayerRun[],
): (Finding & { engine: string })[] {
  const broken = [...new Set(coverage.filter(didNotComplete).map(({ layer }) => layer))];
  if (broken.length === 0) return [];
  return [
    {
      code: 'layer_incomplete',
      engine: 'coverage',
      confidence: 1,
      values: {},
      place: null,
      evidence: broken.join(', '),
    },
  ];
}
