import type { Detector } from '../detectors/detector.js';
import type { Finding } from '../findings/finding.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Layers } from './coverage.js';

/** One detector may take this long; none of them draws or recognises text. */
const DETECTOR_TIMEOUT_MS = 20_000;

/**
 * Runs every detector whose evidence is there. Owns timeout, timing and
 * failure for all of them: a detector that breaks is recorded, and the others go on.
 */
export async function runDetectors(
  detectors: readonly Detector[],
  evidence: Evidence,
  layers: Layers,
): Promise<(Finding & { engine: string })[]> {
  const found: (Finding & { engine: string })[] = [];
  for (const detector of detectors) {
    const missing = detector.needs.filter((need) => evidence[need] === null);
    if (missing.length > 0) {
      layers.skip(detector.id, `needs ${missing.join(', ')}`);
      continue;
    }
    const findings = await layers.attempt(detector.id, DETECTOR_TIMEOUT_MS, (signal) =>
      detector.detect(only(evidence, [...detector.needs, ...(detector.mayUse ?? [])]), signal),
    );
    for (const finding of findings ?? []) found.push({ engine: detector.id, ...finding });
  }
  return found;
}

/** The named parts and nothing else, so that a detector cannot lean on what it did not declare. */
function only(
  evidence: Evidence,
  needs: readonly (keyof Evidence)[],
): Parameters<Detector['detect']>[0] {
  return Object.fromEntries(needs.map((need) => [need, evidence[need]])) as Parameters<
    Detector['detect']
  >[0];
}
