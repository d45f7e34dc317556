import {
  type Infer,
  InferenceFailure,
  type ModelAnswer,
  type ModelIdentity,
  type ModelInput,
  modelsOver,
  type TextModels,
} from '../engine/index.js';
import { setTimeout as wait } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import type { LivePointer } from '../../core/model-manifest.js';
import { childEntry } from '../isolation/child-entry.js';
import type { InferenceMetrics } from './inference-metrics.js';
import { listModels, pointerStamp, readPointer } from './live-pointers.js';
import { type ModelLane, openModelLane } from './model-lane.js';
import type { ModelProcessLimits } from './served-version.js';
import { ModelRefused } from './refused.js';
import type { Device } from './runtime.js';
import { askShadow } from './shadow.js';
import { openSharing } from './sharing.js';

export interface InferenceService {
  infer: Infer;
  text: TextModels;
  /** The same for requests that are cancelled when the signal aborts. */
  until(signal: AbortSignal): { infer: Infer; text: TextModels };
  /** Resolves when every live model is warm on every device, or was refused. */
  ready(): Promise<void>;
  /** Null when all required models are warm; otherwise why this worker is not ready. */
  fault(): string | null;
  serving(): ModelIdentity[];
  /** Ends every process at once. */
  close(): Promise<void>;
}

export interface InferenceOptions {
  /** The models folder. */
  root: string;
  /** Default: the CPU. */
  devices?: Device[];
  /** Names of models that run on the CPU whatever `devices` says; default none. */
  cpuModels?: string[];
  /** CPU threads of one run; default 1. */
  threads?: number;
  limits?: Partial<ModelProcessLimits>;
  /** Time limit for one picture, including waiting and a second attempt; default 60 s. */
  timeoutMs?: number;
  logger?: Logger;
  metrics?: InferenceMetrics;
  /** Module of the model processes; default: that of this service. */
  entry?: string;
  /** Whether model processes give up what they do not need; default true. */
  confined?: boolean;
  /** Polling interval of the live pointers; default 1 s. */
  pollMs?: number;
}

const CPU: Device = { kind: 'cpu' };

const STALL_MS = 10_000;

/**
 * Several times the need of a model of a few megabytes; CUDA and TensorRT add
 * two to three gigabytes.
 */
const MEMORY_BYTES = 4 * 1024 ** 3;

/** TensorRT builds its engine while loading, which takes minutes. */
const LOAD_MS = { cpu: 120_000, gpu: 900_000 };

const SETTLE_POLL_MS = 20;

/** One model of the store: its live version on every device, and a shadow version. */
interface Served {
  lanes: ModelLane[];
  shadow: { version: string; lane: ModelLane } | null;
}

/**
 * Serves the live versions of a models folder, one process for each group of
 * models (`groupOf`) and device, and follows `live.json` when it is replaced.
 */
export function openInference(options: InferenceOptions): InferenceService {
  const { root, metrics, timeoutMs = 60_000, pollMs = 1_000 } = options;
  const { devices = [CPU], cpuModels = [] } = options;
  const devicesOf = (model: string): Device[] => (cpuModels.includes(model) ? [CPU] : devices);
  const logger = options.logger ?? pino({ level: 'silent' });
  const entry = options.entry ?? childEntry('worker/inference/model-child.js');
  const models = new Map<string, Served>();
  const sharing = openSharing(logger);
  const leaving = new Set<Promise<void>>();
  let isClosed = false;
  let hasRead = false;
  /** Stamp of each pointer at its last read, valid or not. */
  const stamps = new Map<string, string | null>();
  let reading = readPointers();
  const poll = setInterval(() => void (reading = reading.then(readPointers)), pollMs);

  return {
    ...modelsOver((model, input) => ask(model, input)),
    until: (signal) => modelsOver((model, input) => ask(model, input, signal)),
    async ready() {
      await reading;
      while (!isClosed && !isSettled()) await wait(SETTLE_POLL_MS);
    },
    fault,
    serving: () => [...models.values()].flatMap(({ lanes }) => lanes.flatMap(servedBy)),
    async close() {
      isClosed = true;
      clearInterval(poll);
      await reading;
      for (const served of models.values()) leave(lanesOf(served), true);
      models.clear();
      await Promise.all(leaving);
    },
  };

  async function ask(
    model: string,
    input: ModelInput,
    signal?: AbortSignal,
  ): Promise<ModelAnswer | null> {
    // Before the first read of the pointers no model is known.
    if (!hasRead) await reading;
    const served = models.get(model);
    if (served === undefined) return null;
    const startedMs = performance.now();
    const limit = AbortSignal.timeout(timeoutMs);
    const bound = signal === undefined ? limit : AbortSignal.any([limit, signal]);
    try {
      const lane = leastBusy(served.lanes);
      if (lane === undefined) throw new InferenceFailure(`${model} has no device`);
      const answer = await lane.infer(input, bound);
      const { version, provider } = answer.model;
      metrics?.seconds.observe(
        { model, version, provider },
        (performance.now() - startedMs) / 1000,
      );
      metrics?.score.observe({ model, version }, answer.score);
      const { shadow } = served;
      // The shadow runs after the answer is sent.
      if (shadow !== null)
        setImmediate(() => void askShadow(shadow.lane, model, input, answer, metrics));
      return answer;
    } catch (error) {
      if (signal?.aborted !== true) metrics?.failures.inc({ model });
      if (error instanceof InferenceFailure) throw error;
      throw new InferenceFailure(
        limit.aborted ? `no answer within ${timeoutMs} ms` : 'nobody waits for it any more',
      );
    }
  }

  /** Reads every pointer and applies changes. */
  async function readPointers(): Promise<void> {
    try {
      const names = await listModels(root);
      await Promise.all(names.map(follow));
      for (const [name, served] of models) {
        if (names.includes(name)) continue;
        models.delete(name);
        stamps.delete(name);
        leave(lanesOf(served), false);
      }
    } catch (error) {
      logger.error({ err: error }, 'The models folder cannot be read');
    }
    hasRead = true;
  }

  async function follow(name: string): Promise<void> {
    const stamp = await pointerStamp(root, name);
    const served = models.get(name);
    if (!stamps.has(name)) metrics?.expect(name);
    if (isClosed || stamp === (stamps.get(name) ?? null)) return;
    stamps.set(name, stamp);
    const pointer = await readPointer(root, name).catch((error: unknown) => {
      // The previous live version continues.
      logger.error({ model: name, err: error }, 'The live pointer of a model is refused');
      const reason = error instanceof ModelRefused ? error.reason : 'pointer';
      metrics?.loadFailures.inc({ model: name, reason });
      return undefined;
    });
    if (pointer === undefined || isClosed) return;
    if (pointer === null) {
      models.delete(name);
      if (served !== undefined) leave(lanesOf(served), false);
    } else if (served === undefined) {
      const lanes = devicesOf(name).map((device) => openLane(name, device, false));
      const begun: Served = { lanes, shadow: null };
      models.set(name, begun);
      point(name, begun, pointer);
    } else point(name, served, pointer);
  }

  function point(name: string, served: Served, pointer: LivePointer): void {
    const { version, previous, shadow } = pointer;
    const versions = previous === null ? [version] : [version, previous];
    for (const lane of served.lanes) lane.want(versions);
    if (shadow === (served.shadow?.version ?? null)) return;
    if (served.shadow !== null) leave([served.shadow.lane], true);
    served.shadow = null;
    const [device] = devicesOf(name);
    if (shadow === null || device === undefined) return;
    const lane = openLane(name, device, true);
    lane.want([shadow]);
    served.shadow = { version: shadow, lane };
  }

  function openLane(name: string, device: Device, isShadow: boolean): ModelLane {
    const { limits } = options;
    return openModelLane({
      name,
      entry,
      root,
      isShadow,
      confined: options.confined ?? true,
      // A shadow neither delays a live version nor dies with it.
      sharing: isShadow ? null : sharing,
      runtime: { device, threads: options.threads ?? 1 },
      limits: {
        stallMs: limits?.stallMs ?? STALL_MS,
        loadMs: limits?.loadMs ?? LOAD_MS[device.kind],
        memoryBytes: limits?.memoryBytes ?? MEMORY_BYTES,
      },
      logger,
      events: {
        refused: (_version, reason) => metrics?.loadFailures.inc({ model: name, reason }),
        ended: (reason) => metrics?.ended.inc({ model: name, reason }),
        ran: (batch) => metrics?.batchSize.observe({ model: name }, batch),
      },
    });
  }

  function leave(lanes: ModelLane[], atOnce: boolean): void {
    for (const lane of lanes) {
      const left = lane.close(atOnce).finally(() => leaving.delete(left));
      leaving.add(left);
    }
  }

  function isSettled(): boolean {
    return [...models.values()].every(({ lanes }) => lanes.every((lane) => lane.isSettled()));
  }

  function fault(): string | null {
    if (!hasRead || isClosed) return 'the models have not been looked for';
    for (const [name, { lanes }] of models) {
      for (const lane of lanes) {
        if (!lane.isSettled()) return `model ${name} is not warm`;
        // A model on another device than requested is not accepted.
        if (lane.refusal()?.reason === 'provider')
          return `model ${name} has not the device it needs`;
      }
    }
    return null;
  }
}

const lanesOf = ({ lanes, shadow }: Served): ModelLane[] =>
  shadow === null ? lanes : [...lanes, shadow.lane];

const servedBy = (lane: ModelLane): ModelIdentity[] => {
  const identity = lane.serving();
  return identity === null ? [] : [identity];
};

/** Balances devices: the one with the fewest pictures takes the next. */
function leastBusy(lanes: ModelLane[]): ModelLane | undefined {
  return [...lanes].sort(
    (a, b) => Number(a.serving() === null) - Number(b.serving() === null) || a.load() - b.load(),
  )[0];
}
