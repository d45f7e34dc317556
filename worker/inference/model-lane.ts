import {
  InferenceFailure,
  type ModelAnswer,
  type ModelIdentity,
  type ModelInput,
} from '../engine/index.js';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Refusal } from '../../core/model-manifest.js';
import { startModelProcess } from './model-process.js';
import { openOneShotEvent } from './one-shot-event.js';
import { ModelRefused } from './refused.js';
import type { RuntimeOptions } from './runtime.js';
import {
  type ModelProcess,
  type ModelProcessEnd,
  type ModelProcessLimits,
  ModelProcessLost,
  type ServedVersion,
} from './served-version.js';
import type { Sharing } from './sharing.js';

/** Serves one model on one device: loading, switching versions, restarting and falling back. */
export interface ModelLane {
  /** Versions to serve: the first that loads; the current one serves until it is replaced. */
  want(versions: string[]): void;
  /** Rejects with InferenceFailure or the signal's reason; waits for a starting process. */
  infer(input: ModelInput, signal: AbortSignal): Promise<ModelAnswer>;
  /** The model serving now; null when none. */
  serving(): ModelIdentity | null;
  /** Why the preferred version is not serving; null when it is serving or loading. */
  refusal(): ModelRefused | null;
  /** Whether all wanted versions were tried: one is serving, or none can. */
  isSettled(): boolean;
  /** Number of running requests. */
  load(): number;
  /** Ends its process: after its work, or at once with `atOnce`. */
  close(atOnce: boolean): Promise<void>;
}

export interface LaneEvents {
  refused(version: string, reason: Refusal): void;
  ended(why: ModelProcessEnd): void;
  ran: (batch: number) => void;
}

/** A process may die or be delayed by chance; a version that fails to load twice is refused. */
const FAILED_LOADS_MAX = 2;
const FAULTS: readonly ModelProcessEnd[] = ['died', 'hung', 'memory'];
const TRANSIENT: readonly Refusal[] = ['crashed', 'timed_out'];

/** Retry interval when nothing can be loaded: a disk or a driver may return. */
const RETRY_MS = 60_000;
const RESTART_DELAYS_MS = [0, 0, 250, 1_000, 5_000, 15_000];

/** Maximum number of processes a request may be lost with. */
const ATTEMPTS_MAX = 2;

export function openModelLane(options: {
  name: string;
  entry: string;
  root: string;
  isShadow: boolean;
  /** Whether its processes give up what they do not need. */
  confined: boolean;
  runtime: RuntimeOptions;
  limits: ModelProcessLimits;
  logger: Logger;
  /** Null for a version that shares its process with none. */
  sharing: Sharing | null;
  events: LaneEvents;
}): ModelLane {
  const { name, events, sharing } = options;
  const logger = options.logger.child({ model: name, ...(options.isShadow && { shadow: true }) });
  const closing = new AbortController();
  /** The serving version, a starting one, and those that finish their work. */
  const held = new Set<ServedVersion>();
  const refused = new Map<string, ModelRefused>();
  const failedLoads = new Map<string, number>();
  let wanted: string[] = [];
  let lastServed: string | null = null;
  let current: { served: ServedVersion; identity: ModelIdentity } | null = null;
  let change = openOneShotEvent();
  /** Consecutive deaths of processes that answered nothing. */
  let deathsInARow = 0;
  const loop = keepServing();

  return {
    want(versions) {
      wanted = versions;
      // A new pointer means that the versions are to be tried again.
      refused.clear();
      failedLoads.clear();
      notifyChange();
    },
    infer,
    serving: () => current?.identity ?? null,
    refusal: () => refused.get(wanted[0] ?? '') ?? null,
    isSettled: () => current !== null || choice() === null,
    load: () => [...held].reduce((sum, served) => sum + served.load(), 0),
    async close(atOnce) {
      closing.abort();
      for (const served of held) {
        if (atOnce) served.kill('closed');
        else served.drain();
      }
      notifyChange();
      await loop;
      await Promise.all([...held].map((served) => served.exited));
    },
  };

  async function infer(input: ModelInput, signal: AbortSignal): Promise<ModelAnswer> {
    let lost = 0;
    for (;;) {
      const { served } = await serving(signal);
      try {
        const inferred = await served.infer(input, signal);
        deathsInARow = 0;
        return inferred;
      } catch (error) {
        if (!(error instanceof ModelProcessLost)) throw error;
        if (error.wasShown) lost += 1;
        if (lost >= ATTEMPTS_MAX) throw new InferenceFailure('its process ended over the picture');
        // Until it exits it is still the serving process.
        if (served === current?.served) await served.exited;
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

  /**
   * The version to serve: the wanted one, else the last one that served, else the
   * next wanted one.
   */
  function choice(): string | null {
    const [first, ...others] = wanted;
    if (first === undefined) return null;
    const order = [first, ...(lastServed === null ? [] : [lastServed]), ...others];
    return order.find((version) => !refused.has(version)) ?? null;
  }

  async function keepServing(): Promise<void> {
    while (!closing.signal.aborted) {
      const version = choice();
      if (version === null || version === current?.served.version) {
        await waitForChange(version === null && wanted.length > 0);
        continue;
      }
      await pause(deathsInARow);
      if (closing.signal.aborted) break;
      const served = start(version);
      try {
        const { identity, group } = await served.ready;
        const place = await shared(served, identity, group);
        if (!held.has(place)) throw new ModelRefused('crashed', 'its process ended');
        changeOver(place, identity);
      } catch (error) {
        await refuseOrRetry(served, error);
      }
    }
  }

  function start(version: string): ServedVersion {
    const reads = filesOf(join(options.root, name, version));
    return hold(startModelProcess({ ...options, reads, logger }), version);
  }

  function hold(process: ModelProcess, version: string): ServedVersion {
    const served = process.serve({ name, version, ran: events.ran });
    held.add(served);
    void served.exited.then(({ why, wasBusy, wasShared }) => {
      held.delete(served);
      if (why !== 'left') events.ended(why);
      if (wasShared && wasBusy && FAULTS.includes(why)) sharing?.diedOver(process, name);
      if (current?.served !== served) return;
      current = null;
      deathsInARow += 1;
      if (!closing.signal.aborted) logger.error({ version, why }, 'The process of a model ended');
      notifyChange();
    });
    return served;
  }

  /** The version in a running process of its group where there is one, else as it was verified. */
  async function shared(
    own: ServedVersion,
    identity: ModelIdentity,
    group: string,
  ): Promise<ServedVersion> {
    const key = `${group} ${JSON.stringify(options.runtime.device)}`;
    while (sharing !== null && !closing.signal.aborted) {
      const host = sharing.hostOf(key, own.process);
      if (host === own.process) break;
      const beside = hold(host, own.version);
      const joined = await beside.ready.catch(() => null);
      if (joined?.identity.sha256 === identity.sha256) {
        own.drain();
        return beside;
      }
      // It is ending, or the folder was written to after the checks: at last the own one remains.
      beside.drain();
      sharing.drop(host);
    }
    return own;
  }

  function changeOver(served: ServedVersion, identity: ModelIdentity): void {
    const before = current;
    current = { served, identity };
    lastServed = identity.version;
    before?.served.drain();
    logger.info({ ...identity, before: before?.identity.version ?? null }, 'A model is live');
    notifyChange();
  }

  async function refuseOrRetry(served: ServedVersion, error: unknown): Promise<void> {
    served.kill('refused');
    await served.exited;
    if (closing.signal.aborted) return;
    const refusal = asRefusal(error);
    const { version } = served;
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

  /**
   * Waits for a change; when nothing can be served, all versions are tried again
   * after RETRY_MS.
   */
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

/** A version's folder, which may be a link to elsewhere, and what lies in it. */
function filesOf(folder: string): string[] {
  try {
    return [folder, ...readdirSync(folder).map((name) => join(folder, name))];
  } catch {
    return []; // Its process will say what is missing.
  }
}
