import type { DocumentDetector } from '../detectors/detector.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Finding } from '../findings/finding.js';
import type { Layers } from './coverage.js';
import { type DetectorLimits, type DetectorRun, runDetector } from './run-detector.js';

/**
 * Runs every detector whose evidence is available. A detector that fails is recorded, and
 * the others go on.
 *
 * @param evidence holds at least, null or not, what these detectors declare
 */
export async function runDetectors(
  detectors: readonly DocumentDetector[],
  evidence: Partial<Evidence>,
  layers: Layers,
  limits: DetectorLimits,
): Promise<(Finding & { engine: string })[]> {
  const found: (Finding & { engine: string })[] = [];
  for (const detector of detectors) {
    const run = await runDetector(detector, evidence as Evidence, limits);
    layers.note({
      layer: detector.id,
      status: run.status,
      duration_ms: run.ms,
      ...reasonOf(run),
    });
    if (run.status === 'ran')
      for (const finding of run.result) found.push({ engine: detector.id, ...finding });
  }
  return found;
}

const reasonOf = (run: DetectorRun<unknown>): { reason?: string } => {
  if (run.status !== 'ran') return { reason: run.reason };
  return run.without === undefined
    ? {}
    : { reason: `without what could not be read: ${run.without.join(', ')}` };
};

/**
 * Detectors that need only evidence of the file, which can run before its pages are read,
 * and the others.
 */
export function byEvidence(
  detectors: readonly DocumentDetector[],
  known: object,
): [ofFile: DocumentDetector[], others: DocumentDetector[]] {
  const isOfFile = ({ needs, mayUse = [] }: DocumentDetector): boolean =>
    [...needs, ...mayUse].every((name) => name in known);
  return [detectors.filter(isOfFile), detectors.filter((one) => !isOfFile(one))];
}
