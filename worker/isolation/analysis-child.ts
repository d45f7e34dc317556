import type { AnalysisJob, ModelAnswer, ModelInput, ScanHooks } from '../engine/index.js';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { ScanFailure } from '../../core/errors.js';
import { EARLIER_IMAGES_MAX, type PageImage } from '../../core/page-image.js';
import type { ScanResult } from '../../core/ports.js';
import { type Exit, forkChild } from './fork-child.js';
import { FromChild, Result, type ToChild } from './protocol.js';
import { RESOURCE_POLL_MS, resourceUse, type ResourceUse } from './resource-use.js';

export interface AnalysisLimits {
  /** Wall time of one scan. */
  wallMs: number;
  /** CPU time of one scan over all threads. */
  cpuMs: number;
  /** Resident memory of the child. */
  memoryBytes: number;
}

/**
 * Why a child ended. `died`: not by its supervisor. `start`: before it was
 * ready. `failed`: its scan failed, and it is replaced.
 */
export const CHILD_ENDS = [
  'died',
  'wall',
  'cpu',
  'memory',
  'aborted',
  'start',
  'fault',
  'failed',
  'worn',
] as const;
export type ChildEnd = (typeof CHILD_ENDS)[number];

/** A child ended during a scan, but not by its supervisor. */
export class ChildDied extends Error {
  readonly exit: Exit;
  /** The report of what it had found until then; null when nothing had arrived. */
  readonly soFar: ScanResult | null;

  constructor(exit: Exit, soFar: ScanResult | null = null) {
    super(`analysis child ended with ${exit.signal ?? `exit code ${exit.code}`}`);
    this.name = 'ChildDied';
    this.exit = exit;
    this.soFar = soFar;
  }
}

/** What a supervised analysis asks; interim reports and page images stay with its supervisor. */
export type SupervisedHooks = Omit<ScanHooks, 'interim' | 'pageImage'>;

/** Ends at a limit: the scan is over, and its report is written from what arrived. */
const LIMITS_REACHED: readonly ChildEnd[] = ['wall', 'cpu', 'memory'];

/** One supervised process that analyses one document at a time. */
export interface AnalysisChild {
  /** Resolves when it is warm; rejects with its output when it ended before. */
  ready: Promise<void>;
  exited: Promise<ChildEnd>;
  /**
   * Resolves with the result, or, when the scan reached a limit, with the report of what had
   * arrived by then. Rejects with ScanFailure, ChildDied, or the signal's reason.
   */
  analyse(job: AnalysisJob, hooks: SupervisedHooks): Promise<ScanResult>;
  kill(end: ChildEnd): void;
  /** Whether it has ended or is about to. */
  isEnding(): boolean;
  scans(): number;
  /** Last measurement; null before the first. */
  use(): ResourceUse | null;
}

/**
 * Loading the analysis and its language data takes about 2 s; a busy machine
 * gets thirty times that.
 */
const START_MAX_MS = 60_000;

/** An idle child answers a job at once; one still stuck in earlier work is killed. */
const TAKE_MAX_MS = 10_000;

/** Maximum number of concurrent inference requests of one child. */
const INFERENCES_MAX = 8;

interface Run {
  number: number;
  hooks: SupervisedHooks;
  /** The last interim result, as the child sent it. */
  interim: unknown;
  /** By page and revision; the schema of the message bounds their size. */
  pageImages: Map<string, PageImage>;
  /** CPU time of the child before this scan; null until measured. */
  cpuMsBefore: number | null;
  settled: (settle: () => void) => void;
  resolve: (result: ScanResult) => void;
  reject: (error: unknown) => void;
  taken: () => void;
}

export function startAnalysisChild(
  entry: string,
  limits: AnalysisLimits,
  { logger, confined }: { logger: Logger; confined: boolean },
): AnalysisChild {
  const { memoryBytes } = limits;
  const child = forkChild({ entry, memoryBytes, logger, confined });
  let run: Run | null = null;
  let scans = 0;
  let inferring = 0;
  let use: ResourceUse | null = null;
  let isReady = false;
  /**
   * Set once its end is decided: the reason, and the error of a running scan
   * after the process has exited.
   */
  let end: { why: ChildEnd; error: unknown } | null = null;

  const ready = new Promise<void>((resolve, reject) => {
    child.process.on('message', (raw) => {
      const message = FromChild.safeParse(raw);
      if (!message.success) kill('fault', new ScanFailure('internal_error', 'protocol broken'));
      else if (message.data.kind !== 'ready') onMessage(message.data);
      else {
        isReady = true;
        clearTimeout(startLimit);
        child.endStartup();
        resolve();
      }
    });
    void child.exited.then(({ code, signal }) => {
      const why = end === null ? (signal ?? `exit code ${code}`) : `its ${end.why} limit`;
      reject(new Error(`ended by ${why} before it was ready: ${child.startOutput()}`));
    });
  });
  ready.catch(() => {}); // callers that wait for it get the rejection
  const startLimit = setTimeout(() => kill('start'), START_MAX_MS);
  const watch = setInterval(() => void supervise(), RESOURCE_POLL_MS);

  const exited = child.exited.then((exit): ChildEnd => {
    clearTimeout(startLimit);
    clearInterval(watch);
    end ??= { why: isReady ? 'died' : 'start', error: undefined };
    const { why, error } = end;
    run?.settled(() => {
      if (run === null) return;
      const soFar = Result.nullable().catch(null).parse(run.interim);
      const found = soFar === null ? null : withPageImages(soFar, run.pageImages);
      if (found !== null && LIMITS_REACHED.includes(why)) run.resolve(found);
      else run.reject(error ?? new ChildDied(exit, found));
    });
    return why;
  });
  // Without its channel a child can neither receive nor answer messages.
  child.process.on('disconnect', () => child.process.kill('SIGKILL'));

  return {
    ...{ ready, exited, analyse, kill },
    isEnding: () => end !== null,
    scans: () => scans,
    use: () => use,
  };

  function kill(why: ChildEnd, error?: unknown): void {
    end ??= { why, error };
    child.process.kill('SIGKILL');
  }

  function analyse(job: AnalysisJob, hooks: SupervisedHooks): Promise<ScanResult> {
    return new Promise((resolve, reject) => {
      if (hooks.signal.aborted) return reject(asError(hooks.signal.reason));
      if (end !== null) return reject(new ChildDied({ code: null, signal: null }));
      scans += 1;
      const onAbort = () => kill('aborted', asError(hooks.signal.reason));
      const wall = setTimeout(() => kill('wall', new ScanFailure('timed_out')), limits.wallMs);
      const take = setTimeout(() => kill('fault'), TAKE_MAX_MS);
      hooks.signal.addEventListener('abort', onAbort);
      run = {
        number: scans,
        hooks,
        interim: null,
        pageImages: new Map(),
        cpuMsBefore: use?.cpuMs ?? null,
        taken: () => clearTimeout(take),
        settled: (settle) => {
          clearTimeout(wall);
          clearTimeout(take);
          hooks.signal.removeEventListener('abort', onAbort);
          settle();
          run = null;
        },
        resolve,
        reject,
      };
      send({ kind: 'analyse', run: scans, job });
    });
  }

  function onMessage(message: Exclude<z.output<typeof FromChild>, { kind: 'ready' }>): void {
    if (run === null || run.number !== message.run || end !== null) return;
    const { hooks, settled, resolve, reject, pageImages } = run;
    switch (message.kind) {
      case 'taken':
        return run.taken();
      case 'stage':
        return hooks.stage(message.stage);
      case 'interim':
        run.interim = message.result;
        return;
      case 'page_image':
        return takePageImage(pageImages, message.image);
      case 'result':
        return settled(() => resolve(withPageImages(message.result, pageImages)));
      case 'failure':
        return settled(() => reject(new ScanFailure(message.reason, message.detail)));
      case 'ask_history':
        hooks.history(message.fingerprint).then(
          (seen) => {
            const answer = seen?.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }));
            send({ kind: 'history', run: message.run, seen: answer ?? null });
          },
          () => send({ kind: 'no_history', run: message.run }),
        );
        return;
      case 'ask_model':
        return askModel(run, message);
    }
  }

  /**
   * A model that does not answer fails its layer, not the scan: the scan's own
   * limits still apply.
   */
  function askModel(
    { hooks, number }: Run,
    { id, model, input }: z.output<typeof FromChild> & { kind: 'ask_model' },
  ): void {
    const refuse = (why: string): void => send({ kind: 'not_inferred', run: number, id, why });
    // Each request holds a picture in this process, and the child has read a hostile file.
    if (inferring >= INFERENCES_MAX) return refuse('too many pictures at once');
    inferring += 1;
    askFor(hooks, model, input)
      .then(
        (answer) => send({ kind: 'inferred', run: number, id, answer }),
        (error: unknown) => refuse(asError(error).message.slice(0, 2000)),
      )
      .finally(() => (inferring -= 1));
  }

  function send(message: ToChild): void {
    // A dead child cannot receive messages; its exit settles the scan.
    if (child.process.connected) child.process.send(message, () => {});
  }

  async function supervise(): Promise<void> {
    if (child.process.pid === undefined) return;
    use = (await resourceUse(child.process.pid)) ?? use;
    if (use === null) return;
    if (use.residentBytes > limits.memoryBytes) {
      kill('memory', new ScanFailure('resource_limit', 'memory'));
    }
    if (run === null) return;
    run.cpuMsBefore ??= use.cpuMs;
    if (use.cpuMs - run.cpuMsBefore > limits.cpuMs) {
      kill('cpu', new ScanFailure('resource_limit', 'CPU time'));
    }
  }
}

/** The schema of the message bounds the number of pages; that of earlier states is bounded here. */
function takePageImage(images: Map<string, PageImage>, image: PageImage): void {
  const { page, revision } = image;
  const earlier = [...images.values()].filter((one) => one.revision !== undefined);
  if (revision !== undefined && earlier.length >= EARLIER_IMAGES_MAX) return;
  images.set(`${page}@${revision ?? ''}`, image);
}

/** The result with the pictures that arrived, in page order, earlier states last. */
const withPageImages = (result: ScanResult, images: ReadonlyMap<string, PageImage>): ScanResult =>
  images.size === 0
    ? result
    : {
        ...result,
        pageImages: [...images.values()].sort(
          (a, b) => a.page - b.page || (a.revision ?? 0) - (b.revision ?? 0),
        ),
      };

export const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error('aborted', { cause: reason });

function askFor(
  { infer, text }: ScanHooks,
  model: string,
  input: ModelInput,
): Promise<ModelAnswer | null> {
  if (input.kind === 'read') return text.read(model, input.lines);
  return input.kind === 'find' ? text.find(model, input.picture) : infer(model, input.picture);
}
