import type { LayerRun } from '../../../../core/report.js';
import type { Finding } from './findings.js';

/** A layer that should have run and broke. A skipped one had nothing to look at. */
export const didNotComplete = ({ status }: LayerRun): boolean =>
  status === 'failed' || status === 'timed_out';

/** Says in the findings what could not run, so that nobody takes its silence for a clean result. */
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
