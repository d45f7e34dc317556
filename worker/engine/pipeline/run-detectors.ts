import type { DocumentDetector } from '../detectors/detector.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Finding } from '../findings/finding.js';
import type { Layers } from './coverage.js';
import { runDetector } from './run-detector.js';

/** Runs every detector whose evidence is there: one that breaks is recorded, and the others go on. */
export async function runDetectors(
  detectors: readonly DocumentDetector[],
  evidence: Evidence,
  layers: Layers,
  { signal, unread }: { signal: AbortSignal; unread?: ReadonlySet<PropertyKey> },
): Promise<(Finding & { engine: string })[]> {
  const found: (Finding & { engine: string })[] = [];
  for (const detector of detectors) {
    const run = await runDetector(detector, evidence, { signal, unread });
    layers.note({
      layer: detector.id,
      status: run.status,
      duration_ms: run.ms,
      ...(run.status !== 'ran' && { reason: run.reason }),
    });
    if (run.status === 'ran')
      for (const finding of run.result) found.push({ engine: detector.id, ...finding });
  }
  return found;
}
