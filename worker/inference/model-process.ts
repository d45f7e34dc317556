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
import { longestWait, type ProcessorWaits, processorWaits } from '../isolation/processor-waits.js';
import { RESOURCE_POLL_MS, resourceUse } from '../isolation/resource-use.js';
import { FromModel, type ToModelProcess } from './protocol.js';
import { ModelRefused } from './refused.js';
import type { RuntimeOptions } from './runtime.js';
import {
  type ModelProcess,
  type ModelProcessEnd,
  type ModelProcessLimits,
  ModelProcessLost,
  type ServedVersion,
  type ServedVersionEnd,
  type VersionToServe,
} from './served-version.js';
import { visibleDevices } from './visible-devices.js';

/** The JavaScript heap holds little: tensors and pictures lie outside it. */
const HEAP_BYTES = 1024 ** 3;

/**
 * Pictures that a process holds at once, bytes: several pages, so that batches form across
 * scans, or one picture that is larger. The others wait on this side.
 */
const SHOWN_BYTES_MAX = 48 * 1024 ** 2;

/**
 * Larger pictures are sent in parts of so many bytes: a message is twice in the memory of its
 * receiver, as the pieces that arrived and as a whole.
 */
const PART_BYTES = 4 * 1024 ** 2;

/** A page's lines are hundreds of messages, and to ask the system after each takes as long as to pass it on. */
const WAITS_KEPT_MS = 100;

/** Less is no reason to wait longer for a silent process. */
const WAIT_MIN_MS = 50;

/** So many times `stallMs`, and no longer, may a process be silent that waits for a processor. */
const STALLS_MAX = 4;

/** Lower priority than live work on the same processor. */
const SHADOW_NICENESS = 10;

interface PendingRequest {
  seat: number;
  input: ModelInput;
  /** Bytes of its pictures. */
  bytes: number;
  /** Whether the process was sent it. */
  isShown: boolean;
  resolve: (answer: ModelAnswer) => void;
  reject: (error: Error) => void;
}

/** What the process serves, by the number it is told. */
interface Seat {
  ran: (batch: number) => void;
  loadLimit: NodeJS.Timeout;
  isDraining: boolean;
  ready: (model: { identity: ModelIdentity; group: string }) => void;
  refused: (error: ModelRefused) => void;
  exited: (end: ServedVersionEnd) => void;
}

export function startModelProcess(options: {
  entry: string;
  root: string;
  isShadow: boolean;
  /** Whether it gives up what it does not need. */
  confined: boolean;
  /** Files and folders that it reads besides the folder of all models. */
  reads: readonly string[];
  runtime: RuntimeOptions;
  limits: ModelProcessLimits;
  logger: Logger;
}): ModelProcess {
  const { root, limits } = options;
  const { environment, inside } = visibleDevices(options.runtime.device);
  const { entry, logger, confined } = options;
  const child = forkChild({
    ...{ entry, logger, confined, environment, memoryBytes: HEAP_BYTES },
    reads: [root, ...options.reads],
    usesGpu: options.runtime.device.kind === 'gpu',
    // It collects after each picture: V8 lets 64 MB of buffers pile up outside its heap.
    nodeOptions: ['--expose-gc'],
  });
  const asked = new Map<number, PendingRequest>();
  const seats = new Map<number, Seat>();
  let lastId = 0;
  let end: { why: ModelProcessEnd; refusal: ModelRefused | null } | null = null;
  let stall: NodeJS.Timeout | null = null;
  let isGone = false;
  let waited: { atMs: number; byThread: ProcessorWaits } = { atMs: -Infinity, byThread: new Map() };

  const memoryWatch = setInterval(() => void watchMemory(), RESOURCE_POLL_MS);
  child.process.on('message', (raw) => onMessage(raw));
  child.process.on('disconnect', () => child.process.kill('SIGKILL'));
  if (options.isShadow && child.process.pid !== undefined) lowerPriority(child.process.pid);

  const gone = child.exited.then(({ code, signal }) => {
    isGone = true;
    clearInterval(memoryWatch);
    watch(false);
    const how = signal ?? `exit code ${code}`;
    end ??= { why: 'died', refusal: null };
    const output = child.startOutput().trim().split('\n').slice(-3).join(' ');
    const refusal =
      end.refusal ?? new ModelRefused('crashed', `its process ended with ${how} ${output}`.trim());
    const shown = [...asked.values()].filter(({ isShown }) => isShown);
    const busy = new Set(shown.map(({ seat }) => seat));
    const wasShared = seats.size > 1;
    for (const [number, seat] of seats) {
      seat.refused(refusal);
      leave(number, { why: end.why, wasBusy: busy.has(number), wasShared });
    }
    for (const { isShown, reject } of asked.values())
      reject(new ModelProcessLost(`ended with ${how}`, isShown));
    asked.clear();
  });

  const self: ModelProcess = { serve, gone };
  return self;

  function serve({ name, version, ran }: VersionToServe): ServedVersion {
    const number = (lastId += 1);
    let settle: Pick<Seat, 'ready' | 'refused'>;
    const ready = new Promise<{ identity: ModelIdentity; group: string }>((resolve, reject) => {
      settle = { ready: resolve, refused: reject };
    });
    ready.catch(() => {}); // callers that wait for it get the rejection
    const exited = new Promise<ServedVersionEnd>((resolve) => {
      const loadLimit = setTimeout(
        () => refuse(number, 'timed_out', `not warm after ${limits.loadMs} ms`),
        limits.loadMs,
      );
      seats.set(number, { ...settle, ran, loadLimit, isDraining: false, exited: resolve });
    });
    send({
      kind: 'load',
      ...{ seat: number, root, name, version },
      options: { ...options.runtime, device: inside },
    });
    if (isGone) leave(number, { why: 'died', wasBusy: false, wasShared: false });
    return {
      ...{ process: self, version, ready, exited, kill },
      infer: (input, signal) => infer(number, input, signal),
      load: () => loadOf(number),
      drain() {
        const seat = seats.get(number);
        if (seat === undefined) return;
        seat.isDraining = true;
        leaveWhenDone(number);
      },
    };
  }

  function loadOf(number: number): number {
    return [...asked.values()].filter(({ seat }) => seat === number).length;
  }

  function kill(why: ModelProcessEnd, refusal: ModelRefused | null = null): void {
    end ??= { why, refusal };
    child.process.kill('SIGKILL');
  }

  /** A version that is refused costs only itself: the others of its process go on. */
  function refuse(number: number, reason: Refusal, why: string): void {
    const refusal = new ModelRefused(reason, why);
    if (seats.size === 1) return kill('refused', refusal);
    seats.get(number)?.refused(refusal);
    leave(number, { why: 'refused', wasBusy: false, wasShared: true });
  }

  function leaveWhenDone(number: number): void {
    if (seats.get(number)?.isDraining !== true || loadOf(number) > 0) return;
    if (seats.size === 1) kill('drained');
    else leave(number, { why: 'left', wasBusy: false, wasShared: true });
  }

  function leave(number: number, how: ServedVersionEnd): void {
    const seat = seats.get(number);
    if (seat === undefined) return;
    seats.delete(number);
    clearTimeout(seat.loadLimit);
    seat.refused(new ModelRefused('crashed', 'it was given up before it was ready'));
    send({ kind: 'leave', seat: number });
    seat.exited(how);
  }

  function infer(seat: number, input: ModelInput, signal: AbortSignal): Promise<ModelAnswer> {
    return new Promise((resolve, reject) => {
      if (end !== null || seats.get(seat)?.isDraining !== false)
        return reject(new ModelProcessLost('it has ended', false));
      const id = (lastId += 1);
      const onAbort = (): void => {
        if (asked.get(id)?.isShown === true) send({ kind: 'cancel', id });
        finish(id)?.reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      const done = (): void => signal.removeEventListener('abort', onAbort);
      asked.set(id, {
        ...{ seat, input, bytes: bytesOf(input), isShown: false },
        resolve: (answer) => (done(), resolve(answer)),
        reject: (error) => (done(), reject(error)),
      });
      signal.addEventListener('abort', onAbort);
      if (asked.size === 1) watch(true);
      showNext();
    });
  }

  /** Sends waiting requests in their order, as far as there is room for their pictures. */
  function showNext(): void {
    if (end !== null) return;
    let held = 0;
    for (const { isShown, bytes } of asked.values()) if (isShown) held += bytes;
    for (const [id, one] of asked) {
      if (one.isShown) continue;
      if (held > 0 && held + one.bytes > SHOWN_BYTES_MAX) return;
      held += one.bytes;
      one.isShown = true;
      send({ kind: 'infer', seat: one.seat, id, input: sentAhead(id, one.input) });
    }
  }

  /** Sends a large picture in parts; what is left to send of the request. */
  function sentAhead(id: number, input: ModelInput): ModelInput {
    if (input.kind === 'read' || input.picture.rgb.byteLength <= PART_BYTES) return input;
    const { rgb } = input.picture;
    for (let at = 0; at < rgb.byteLength; at += PART_BYTES) {
      const bytes = rgb.subarray(at, at + PART_BYTES);
      send({ kind: 'part', id, length: rgb.byteLength, at, bytes });
    }
    return { ...input, picture: { ...input.picture, rgb: new Uint8Array() } };
  }

  function finish(id: number): PendingRequest | undefined {
    const one = asked.get(id);
    asked.delete(id);
    if (asked.size === 0) watch(false);
    if (one !== undefined) leaveWhenDone(one.seat);
    showNext();
    return one;
  }

  /** While pictures are processed, every message shows that the process responds. */
  function watch(isBusy: boolean): void {
    if (stall !== null) clearTimeout(stall);
    stall = isBusy ? expectMessage(limits.stallMs, STALLS_MAX * limits.stallMs) : null;
  }

  /** What its threads have waited for a processor, as of so long ago at most. */
  function waits(ageMaxMs: number): ProcessorWaits {
    if (performance.now() - waited.atMs > ageMaxMs)
      waited = { atMs: performance.now(), byThread: processorWaits(child.process.pid ?? 0) };
    return waited.byThread;
  }

  /**
   * What the process waited for a processor is not its silence: on an overloaded machine it is
   * slow, and to replace it would add to the load.
   */
  function expectMessage(withinMs: number, atMostMs: number): NodeJS.Timeout {
    const before = waits(WAITS_KEPT_MS);
    return setTimeout(() => {
      const leftMs = atMostMs - withinMs;
      const waitedMs = Math.min(longestWait(before, waits(0)), leftMs);
      if (waitedMs < WAIT_MIN_MS) kill('hung');
      else stall = expectMessage(waitedMs, leftMs);
    }, withinMs);
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
        clearTimeout(seats.get(message.seat)?.loadLimit);
        child.endStartup();
        return seats.get(message.seat)?.ready({ identity: message.model, group: message.group });
      case 'refused':
        return refuse(message.seat, message.reason, message.why);
      case 'ran':
        return seats.get(message.seat)?.ran(message.batch);
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

const bytesOf = (input: ModelInput): number =>
  input.kind === 'read'
    ? input.lines.reduce((sum, { rgb }) => sum + rgb.byteLength, 0)
    : input.picture.rgb.byteLength;

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, SHADOW_NICENESS);
  } catch {
    // Already gone, or not permitted here: it then runs at normal priority.
  }
}
