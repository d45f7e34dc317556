import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Refusal } from '../../core/model-manifest.js';
import {
  type Inferred,
  type InferencePicture,
  InferenceFailure,
  type ModelIdentity,
} from '../engine/infer.js';
import {
  type ModelProcess,
  type ModelProcessEnd,
  type ModelProcessLimits,
  ModelProcessLost,
  startModelProcess,
} from './model-process.js';
import { ModelRefused } from './refused.js';
import type { RuntimeOptions } from './runtime.js';

/** Keeps one model answering on one device: loads, changes over, restarts, falls back. */
export interface ModelLane {
  /** Versions to serve, the first that loads; what serves now goes on until it is relieved. */
  want(versions: string[]): void;
  /** Rejects with InferenceFailure or the signal's reason; waits for a process that starts. */
  infer(picture: InferencePicture, signal: AbortSignal): Promise<Inferred>;
  /** What answers now; null while nothing does. */
  serving(): ModelIdentity | null;
  /** Why the version wanted most does not answer; null when it does or is being loaded. */
  refusal(): ModelRefused | null;
  /** Whether everything wanted was tried: something serves, or nothing can. */
  isSettled(): boolean;
  /** Requests under way. */
  load(): number;
  /** Ends its process: when its work is done, or with `atOnce` now. */
  close(atOnce: boolean): Promise<void>;
}

export interface LaneEvents {
  refused(version: string, reason: Refusal): void;
  ended(why: ModelProcessEnd): void;
  ran: (batch: number) => void;
}

/** A process may die, or be held up, by chance; a version that loads badly twice is at fault. */
const FAILED_LOADS_MAX = 2;
const TRANSIENT: readonly Refusal[] = ['crashed', 'timed_out'];
/** Nothing can be loaded: perhaps a disk or a driver comes back. */
const RETRY_MS = 60_000;
const RESTART_DELAYS_MS = [0, 0, 250, 1_000, 5_000, 15_000];
/** Processes a request may be lost with. */
const ATTEMPTS_MAX = 2;

export function openModelLane(options: {
  name: string;
  entry: string;
  root: string;
  isShadow: boolean;
  runtime: RuntimeOptions;
  limits: ModelProcessLimits;
  logger: Logger;
  events: LaneEvents;
}): ModelLane {
  const { name, events } = options;
  const logger = options.logger.child({ model: name, ...(options.isShadow && { shadow: true }) });
  const closing = new AbortController();
  const processes = new Set<ModelProcess>();
  const refused = new Map<string, ModelRefused>();
  const failedLoads = new Map<string, number>();
  let wanted: string[] = [];
  let lastServed: string | null = null;
  let current: { process: ModelProcess; identity: ModelIdentity } | null = null;
  let change = openOneShotEvent();
  /** Deaths in a row of processes that answered nothing. */
  let deathsInARow = 0;
  const loop = keepServing();

  return {
    want(versions) {
      wanted = versions;
      // Whoever points anew wants it tried anew.
      refused.clear();
      failedLoads.clear();
      notifyChange();
    },
    infer,
    serving: () => current?.identity ?? null,
    refusal: () => refused.get(wanted[0] ?? '') ?? null,
    isSettled: () => current !== null || choice() === null,
    load: () => [...processes].reduce((sum, process) => sum + process.load(), 0),
    async close(atOnce) {
      closing.abort();
      for (const process of processes) {
        if (atOnce) process.kill('closed');
        else process.drain();
      }
      notifyChange();
      await loop;
      await Promise.all([...processes].map((process) => process.exited));
    },
  };

  async function infer(picture: InferencePicture, signal: AbortSignal): Promise<Inferred> {
    let lost = 0;
    for (;;) {
      const { process } = await serving(signal);
      try {
        const inferred = await process.infer(picture, signal);
        deathsInARow = 0;
        return inferred;
      } catch (error) {
        if (!(error instanceof ModelProcessLost)) throw error;
        if (error.wasShown) lost += 1;
        if (lost >= ATTEMPTS_MAX) throw new InferenceFailure('its process ended over the picture');
        // Until it is gone it is still the one that serves.
        if (process === current?.process) await process.exited;
      }
    }
  }

  async function serving(signal: AbortSignal): Promise<NonNullable<typeof current>> {
    for (;;) {
      signal.throwIfAborted();
      if (current !== null) return current;
      if (closing.signal.aborted || choice() === null) {
        throw new InferenceFailure(`no version of ${name} can be loaded`);
      }
      await change.waitFor(signal);
    }
  }

  /** The version to serve: what is wanted, else what served last, else what is wanted next. */
  function choice(): string | null {
    const [first, ...others] = wanted;
    if (first === undefined) return null;
    const order = [first, ...(lastServed === null ? [] : [lastServed]), ...others];
    return order.find((version) => !refused.has(version)) ?? null;
  }

  async function keepServing(): Promise<void> {
    while (!closing.signal.aborted) {
      const version = choice();
      if (version === null || version === current?.process.version) {
        await waitForChange(version === null && wanted.length > 0);
        continue;
      }
      await pause(deathsInARow);
      if (closing.signal.aborted) break;
      const process = start(version);
      try {
        changeOver(process, await process.ready);
      } catch (error) {
        await refuseOrRetry(process, error);
      }
    }
  }

  function start(version: string): ModelProcess {
    const process = startModelProcess({ ...options, version, logger, ran: events.ran });
    processes.add(process);
    void process.exited.then((why) => {
      processes.delete(process);
      events.ended(why);
      if (current?.process !== process) return;
      current = null;
      deathsInARow += 1;
      if (!closing.signal.aborted) logger.error({ version, why }, 'The process of a model ended');
      notifyChange();
    });
    return process;
  }

  function changeOver(process: ModelProcess, identity: ModelIdentity): void {
    const before = current;
    current = { process, identity };
    lastServed = identity.version;
    before?.process.drain();
    logger.info({ ...identity, before: before?.identity.version ?? null }, 'A model is live');
    notifyChange();
  }

  async function refuseOrRetry(process: ModelProcess, error: unknown): Promise<void> {
    process.kill('refused');
    await process.exited;
    if (closing.signal.aborted) return;
    const refusal = asRefusal(error);
    const { version } = process;
    const times = (failedLoads.get(version) ?? 0) + 1;
    failedLoads.set(version, times);
    if (TRANSIENT.includes(refusal.reason) && times < FAILED_LOADS_MAX) return pause(times);
    refused.set(version, refusal);
    events.refused(version, refusal.reason);
    const goesOn = current?.identity.version ?? choice();
    logger.error(
      { version, reason: refusal.reason, why: refusal.message, goesOn },
      'A version of a model was refused',
    );
    notifyChange();
  }

  /** Until something changes; where nothing can be served, everything is tried again some time later. */
  async function waitForChange(isStuck: boolean): Promise<void> {
    const bound = isStuck ? AbortSignal.timeout(RETRY_MS) : null;
    const hasChanged = await change.waitFor(bound).then(
      () => true,
      () => false,
    );
    if (hasChanged) return;
    refused.clear();
    failedLoads.clear();
  }

  async function pause(failures: number): Promise<void> {
    const delayMs = RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length - 1)];
    await wait(delayMs, undefined, { signal: closing.signal }).catch(() => {});
  }

  function notifyChange(): void {
    const event = change;
    change = openOneShotEvent();
    event.fire();
  }
}

const asRefusal = (error: unknown): ModelRefused =>
  error instanceof ModelRefused ? error : new ModelRefused('crashed', String(error));

/** Something many may wait for and that happens once. */
function openOneShotEvent() {
  let fire: () => void = () => {};
  const fired = new Promise<void>((resolve) => (fire = resolve));
  return {
    fire: () => fire(),
    /** Rejects with the signal's reason. */
    waitFor: (signal: AbortSignal | null): Promise<void> => {
      if (signal === null) return fired;
      return new Promise((resolve, reject) => {
        const giveUp = (): void =>
          reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
        if (signal.aborted) return giveUp();
        signal.addEventListener('abort', giveUp, { once: true });
        void fired.then(() => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        });
      });
    },
  };
}
