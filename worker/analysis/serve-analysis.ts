import { Worker } from 'node:worker_threads';
import { ScanFailure } from '../../core/errors.js';
import type { Fingerprint, ScanResult, SeenBefore } from '../../core/ports.js';
import type { Stage } from '../../core/scan.js';
import { inferNothing, type Infer } from '../inference/infer.js';
import type { AnalysisJob } from './job.js';
import { type FromChild, ToChild } from './protocol.js';
import { forgiveStraysOfPdfjs } from './stray-rejections.js';

/** What an analysis may tell and ask while it runs. */
export interface ScanHooks {
  stage(stage: Stage): void;
  /** Earlier scans of the organisation that look like this; null when nobody can be asked. Rejects when they cannot be read. */
  history(fingerprint: Fingerprint): Promise<SeenBefore[] | null>;
  /** Asks a model of the store about a picture. */
  infer: Infer;
  signal: AbortSignal;
}

/** Analyses one document; throws ScanFailure when it cannot be. */
export type ScanDocument = (job: AnalysisJob, hooks: ScanHooks) => Promise<ScanResult>;

/**
 * Makes this process an analysis child: it takes one job after another from its
 * parent's IPC channel and never outlives its parent.
 *
 * @param warmUp what to load before the first job may come
 */
export async function serveAnalysis(
  scan: ScanDocument,
  warmUp: () => Promise<void> = async () => {},
): Promise<void> {
  dieWithTheParent();
  forgiveStraysOfPdfjs(process);
  const aborter = new AbortController();
  let asked: { resolve(seen: SeenBefore[] | null): void; reject(error: Error): void } | null = null;

  process.on('message', (raw) => {
    const message = ToChild.parse(raw);
    if (message.kind === 'analyse') void analyse(message.run, message.job);
    else if (message.kind === 'history') asked?.resolve(message.seen);
    else asked?.reject(new Error('earlier scans could not be read'));
  });
  await warmUp();
  tell({ kind: 'ready' });

  async function analyse(run: number, job: AnalysisJob): Promise<void> {
    tell({ kind: 'taken', run });
    try {
      const result = await scan(job, {
        stage: (stage) => tell({ kind: 'stage', run, stage }),
        history: (fingerprint) =>
          new Promise((resolve, reject) => {
            asked = { resolve, reject };
            tell({ kind: 'ask_history', run, fingerprint });
          }),
        infer: inferNothing,
        signal: aborter.signal,
      });
      tell({ kind: 'result', run, result });
    } catch (error) {
      tell({ kind: 'failure', run, ...describeFailure(error) });
    }
  }
}

function tell(message: FromChild): void {
  // A parent that is gone needs no answer: the channel's end stops this process.
  process.send?.(message, undefined, undefined, () => {});
}

/**
 * A ScanFailure's own words are free of content. Of any other error only its
 * name and place are told: a parser's message may quote the document.
 */
function describeFailure(
  error: unknown,
): Pick<FromChild & { kind: 'failure' }, 'reason' | 'detail'> {
  if (error instanceof ScanFailure) {
    return { reason: error.reason, detail: error.message.slice(0, 4000) };
  }
  const name = error instanceof Error ? error.name : typeof error;
  const frames = error instanceof Error ? (error.stack?.match(/^ {4}at .*$/gm) ?? []) : [];
  const detail = [name, ...frames.slice(0, 12).map((frame) => frame.trim())].join(' ');
  return { reason: 'internal_error', detail: detail.slice(0, 4000) };
}

function dieWithTheParent(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // A blocked main thread hears no event, so a thread of its own watches too.
  new Worker(new URL('./watch-parent.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, stackSizeMb: 1 },
  }).unref();
  // Ctrl-C and service managers signal the whole group; the parent decides when a child ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
}
