import {
  InferenceFailure,
  type ModelAnswer,
  type ModelIdentity,
  type ModelInput,
} from '../engine/index.js';
import { setPriority } from 'node:os';
import type { Logger } from 'pino';
import type { Refusal } from '../../core/model-manifest.js';
import { forkChild } from '../isolation/fork-child.js';
import { RESOURCE_POLL_MS, resourceUse } from '../isolation/resource-use.js';
import { FromModel, type ToModelProcess } from './protocol.js';
import { ModelRefused } from './refused.js';
import type { RuntimeOptions } from './runtime.js';
import { visibleDevices } from './visible-devices.js';

/**
 * Why a model's process ended. `drained`: its work was done; `hung`: it stopped
 * responding during a picture; `memory`: it exceeded its limit.
 */
export type ModelProcessEnd = 'died' | 'hung' | 'memory' | 'drained' | 'refused' | 'closed';

/** The process ended during the request; another process may answer it. */
export class ModelProcessLost extends Error {
  override readonly name = 'ModelProcessLost';
  /** Whether the process had received the picture, so that the picture may be the cause. */
  readonly wasShown: boolean;

  constructor(message: string, wasShown: boolean) {
    super(message);
    this.wasShown = wasShown;
  }
}

/** One supervised process that runs one version of a model. */
export interface ModelProcess {
  version: string;
  /** Resolves when the model has passed every check and is warm; rejects with ModelRefused. */
  ready: Promise<ModelIdentity>;
  exited: Promise<ModelProcessEnd>;
  /** Rejects with ModelProcessLost, InferenceFailure, or the signal's reason. */
  infer(input: ModelInput, signal: AbortSignal): Promise<ModelAnswer>;
  /** Number of running requests. */
  load(): number;
  /** Accepts no new requests and ends when none is running. */
  drain(): void;
  kill(end: ModelProcessEnd): void;
}

export interface ModelProcessLimits {
  /** Maximum time without a message while a picture is processed. */
  stallMs: number;
  /** Time limit for loading, checking and warming up. */
  loadMs: number;
  /** Limit of the process's resident memory. */
  memoryBytes: number;
}

/** The JavaScript heap holds little: tensors and pictures lie outside it. */
const HEAP_BYTES = 1024 ** 3;

/** Lower priority than live work on the same processor. */
const SHADOW_NICENESS = 10;

interface PendingRequest {
  resolve: (answer: ModelAnswer) => void;
  reject: (error: Error) => void;
}

export function startModelProcess(options: {
  entry: string;
  root: string;
  name: string;
  version: string;
  isShadow: boolean;
  runtime: RuntimeOptions;
  limits: ModelProcessLimits;
  logger: Logger;
  /** Called after each run with the batch size. */
  ran: (batch: number) => void;
}): ModelProcess {
  const { root, name, version, limits } = options;
  const { environment, inside } = visibleDevices(options.runtime.device);
  const child = forkChild(options.entry, HEAP_BYTES, options.logger, environment);
  const asked = new Map<number, PendingRequest>();
  let lastId = 0;
  let isDraining = false;
  let end: { why: ModelProcessEnd; refusal: ModelRefused | null } | null = null;
  let stall: NodeJS.Timeout | null = null;
  let settle: { ready: (model: ModelIdentity) => void; refused: (error: ModelRefused) => void };

  const ready = new Promise<ModelIdentity>((resolve, reject) => {
    settle = { ready: resolve, refused: reject };
  });
  ready.catch(() => {}); // callers that wait for it get the rejection
  const loadLimit = setTimeout(
    () => refuse('timed_out', `not warm after ${limits.loadMs} ms`),
    limits.loadMs,
  );
  const memoryWatch = setInterval(() => void watchMemory(), RESOURCE_POLL_MS);
  child.process.on('message', (raw) => onMessage(raw));
  child.process.on('disconnect', () => child.process.kill('SIGKILL'));
  if (options.isShadow && child.process.pid !== undefined) lowerPriority(child.process.pid);
  send({ kind: 'load', root, name, version, options: { ...options.runtime, device: inside } });

  const exited = child.exited.then(({ code, signal }): ModelProcessEnd => {
    clearTimeout(loadLimit);
    clearInterval(memoryWatch);
    watch(false);
    const how = signal ?? `exit code ${code}`;
    const output = child.startOutput().trim().split('\n').slice(-3).join(' ');
    settle.refused(
      end?.refusal ?? new ModelRefused('crashed', `its process ended with ${how} ${output}`.trim()),
    );
    for (const { reject } of asked.values())
      reject(new ModelProcessLost(`ended with ${how}`, true));
    asked.clear();
    return end?.why ?? 'died';
  });

  return { version, ready, exited, infer, load: () => asked.size, drain, kill };

  function kill(why: ModelProcessEnd, refusal: ModelRefused | null = null): void {
    end ??= { why, refusal };
    child.process.kill('SIGKILL');
  }

  function refuse(reason: Refusal, why: string): void {
    kill('refused', new ModelRefused(reason, why));
  }

  function drain(): void {
    isDraining = true;
    if (asked.size === 0) kill('drained');
  }

  function infer(input: ModelInput, signal: AbortSignal): Promise<ModelAnswer> {
    return new Promise((resolve, reject) => {
      if (end !== null || isDraining) return reject(new ModelProcessLost('it has ended', false));
      const id = (lastId += 1);
      const onAbort = (): void => {
        send({ kind: 'cancel', id });
        finish(id)?.reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      const done = (): void => signal.removeEventListener('abort', onAbort);
      asked.set(id, {
        resolve: (answer) => (done(), resolve(answer)),
        reject: (error) => (done(), reject(error)),
      });
      signal.addEventListener('abort', onAbort);
      if (asked.size === 1) watch(true);
      send({ kind: 'infer', id, input });
    });
  }

  function finish(id: number): PendingRequest | undefined {
    const one = asked.get(id);
    asked.delete(id);
    if (asked.size === 0) watch(false);
    if (isDraining && asked.size === 0) kill('drained');
    return one;
  }

  /** While pictures are processed, every message shows that the process responds. */
  function watch(isBusy: boolean): void {
    if (stall !== null) clearTimeout(stall);
    stall = isBusy ? setTimeout(() => kill('hung'), limits.stallMs) : null;
  }

  /**
   * A picture that caused the growth is retried once, as after every loss; a
   * version that is too large is refused.
   */
  async function watchMemory(): Promise<void> {
    if (child.process.pid === undefined) return;
    const use = await resourceUse(child.process.pid);
    if (use === null || use.residentBytes <= limits.memoryBytes) return;
    const why = `took more than ${Math.floor(limits.memoryBytes / 1024 ** 2)} MiB of memory`;
    kill('memory', new ModelRefused('crashed', `its process ${why}`));
  }

  function onMessage(raw: unknown): void {
    const parsed = FromModel.safeParse(raw);
    if (!parsed.success) return kill('died');
    const message = parsed.data;
    if (asked.size > 0) watch(true);
    switch (message.kind) {
      case 'ready':
        clearTimeout(loadLimit);
        child.endStartup();
        return settle.ready(message.model);
      case 'refused':
        return refuse(message.reason, message.why);
      case 'ran':
        return options.ran(message.batch);
      case 'answer':
        return finish(message.id)?.resolve(message.answer);
      case 'failed':
        return finish(message.id)?.reject(new InferenceFailure(message.why));
    }
  }

  function send(message: ToModelProcess): void {
    // A dead process cannot receive messages; its exit settles its requests.
    if (child.process.connected) child.process.send(message, () => {});
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, SHADOW_NICENESS);
  } catch {
    // Already gone, or not permitted here: it then runs at normal priority.
  }
}
