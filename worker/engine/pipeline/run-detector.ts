import type { Detector } from '../detectors/detector.js';
import { type Attempt, withinTime } from './within-time.js';

/** Time limit for one detector; pure computation cannot be interrupted and runs to its end. */
const DETECTOR_TIMEOUT_MS = 20_000;

/** How a detector's run ended. */
export type DetectorRun<Detected> = (
  | Attempt<Detected>
  /** The document has no such evidence. */
  | { status: 'skipped'; reason: string }
  /** The document may have such evidence, but it could not be read. */
  | { status: 'not_run'; reason: string }
) & {
  ms: number;
  /** Optional evidence that could not be read. */
  without?: string[];
};

export interface DetectorLimits {
  signal: AbortSignal;
  /** Time left for the scan, in ms; default: as much as a detector may take. */
  leftMs?: (() => number) | undefined;
  /** The evidence whose reader failed; detectors receive null for it. */
  unread?: ReadonlySet<PropertyKey>;
  /** Rethrows the fault of a detector instead of recording it, for tools that look for faults. */
  strict?: boolean;
}

/**
 * Runs one detector on the evidence it declared and nothing else, so that it cannot depend
 * on undeclared evidence. Handles time limits, timing, cancellation and failure for all
 * detectors.
 */
export async function runDetector<Given extends object, Detected>(
  detector: Detector<Given, Detected>,
  given: Given,
  { signal, leftMs = () => Infinity, unread = NONE, strict = false }: DetectorLimits,
): Promise<DetectorRun<Detected>> {
  const missing = detector.needs.filter((need) => given[need] === null);
  const broken = missing.filter((need) => unread.has(need));
  if (broken.length > 0)
    return { status: 'not_run', reason: `could not be read: ${broken.join(', ')}`, ms: 0 };
  if (missing.length > 0)
    return { status: 'skipped', reason: `needs ${missing.join(', ')}`, ms: 0 };
  const startedMs = performance.now();
  const detect = (one: AbortSignal) => detector.detect(declaredOf(detector, given), one);
  const attempt: Attempt<Detected> = strict
    ? { status: 'ran', result: await detect(signal) }
    : await withinTime(signal, Math.min(DETECTOR_TIMEOUT_MS, leftMs()), detect);
  const ms = performance.now() - startedMs;
  const without = (detector.mayUse ?? []).filter((name) => unread.has(name));
  return attempt.status === 'ran' && without.length > 0
    ? { ...attempt, without: without.map(String), ms }
    : { ...attempt, ms };
}

const NONE: ReadonlySet<PropertyKey> = new Set();

function declaredOf<Given extends object, Detected>(
  { needs, mayUse = [] }: Detector<Given, Detected>,
  given: Given,
): Parameters<Detector<Given, Detected>['detect']>[0] {
  const names = [...needs, ...mayUse];
  return Object.fromEntries(names.map((name) => [name, given[name]])) as Parameters<
    Detector<Given, Detected>['detect']
  >[0];
}
