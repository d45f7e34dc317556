import {
  InferenceFailure,
  type InferencePicture,
  type Inferred,
  type ModelIdentity,
} from '../engine/index.js';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Refusal } from '../../core/model-manifest.js';
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
const BAD_LOADS_MAX = 2;
const BY_CHANCE: readonly Refusal[] = ['crashed', 'timed_out'];

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
  const badLoads = new Map<string, number>();
  let wanted: string[] = [];
  let lastServed: string | null = null;
  let current: { process: ModelProcess; identity: ModelIdentity } | null = null;
  let news = openSignal();
  /** Deaths in a row of processes that answered nothing. */
  let useless = 0;
  const loop = keepServing();

  return {
    want(versions) {
      wanted = versions;
      // Whoever points anew wants it tried anew.
      refused.clear();
      badLoads.clear();
      tellNews();
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
      tellNews();
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
        useless = 0;
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
      await news.happens(signal);
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
        await rest(version === null && wanted.length > 0);
        continue;
      }
      await pause(useless);
      if (closing.signal.aborted) break;
      const process = start(version);
      try {
        changeOver(process, await process.ready);
      } catch (error) {
        await turnAway(process, error);
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
      useless += 1;
      if (!closing.signal.aborted) logger.error({ version, why }, 'The process of a model ended');
      tellNews();
    });
    return process;
  }

  function changeOver(process: ModelProcess, identity: ModelIdentity): void {
    const before = current;
    current = { process, identity };
    lastServed = identity.version;
    before?.process.drain();
    logger.info({ ...identity, before: before?.identity.version ?? null }, 'A model is live');
    tellNews();
  }

  async function turnAway(process: ModelProcess, error: unknown): Promise<void> {
    process.kill('refused');
    await process.exited;
    if (closing.signal.aborted) return;
    const refusal = asRefusal(error);
    const { version } = process;
    const times = (badLoads.get(version) ?? 0) + 1;
    badLoads.set(version, times);
    if (BY_CHANCE.includes(refusal.reason) && times < BAD_LOADS_MAX) return pause(times);
    refused.set(version, refusal);
    events.refused(version, refusal.reason);
    const goesOn = current?.identity.version ?? choice();
    logger.error(
      { version, reason: refusal.reason, why: refusal.message, goesOn },
      'A version of a model was refused',
    );
    tellNews();
  }

  /** Until something changes; where nothing can be served, everything is tried again some time later. */
  async function rest(isStuck: boolean): Promise<void> {
    const bound = isStuck ? AbortSignal.timeout(RETRY_MS) : null;
    const heard = await news.happens(bound).then(
      () => true,
      () => false,
    );
    if (heard) return;
    refused.clear();
    badLoads.clear();
  }

  async function pause(failures: number): Promise<void> {
    const delayMs = RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length - 1)];
    await wait(delayMs, undefined, { signal: closing.signal }).catch(() => {});
  }

  function tellNews(): void {
    const told = news;
    news = openSignal();
    told.tell();
  }
}

const asRefusal = (error: unknown): ModelRefused =>
  error instanceof ModelRefused ? error : new ModelRefused('crashed', String(error));

/** Something many may wait for and that happens once. */
function openSignal() {
  let tell: () => void = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  return {
    tell: () => tell(),
    /** Rejects with the signal's reason. */
    happens: (signal: AbortSignal | null): Promise<void> => {
      if (signal === null) return told;
      return new Promise((resolve, reject) => {
        const giveUp = (): void =>
          reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
        if (signal.aborted) return giveUp();
        signal.addEventListener('abort', giveUp, { once: true });
        void told.then(() => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        });
      });
    },
  };
}
