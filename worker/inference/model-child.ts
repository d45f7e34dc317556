import type { ModelInput } from '../engine/index.js';
import { exitWithParent } from '../isolation/exit-with-parent.js';
import { answerOf } from './answer.js';
import { type Batcher, openBatcher } from './batcher.js';
import { loadBeside, loadModel, type ReadyModel } from './load-model.js';
import {
  boundedWhy,
  type FromModelProcess,
  Input,
  ToModel,
  type ToModelProcess,
} from './protocol.js';
import { ModelRefused } from './refused.js';
import { openRunMemory } from './run-memory.js';
import type { LoadedModel } from './runtime.js';

/**
 * Far more than a scan's pictures need while a second model asks about them: a
 * tile of 1792 pixels is 0.4 MB of logits.
 */
const MEMORY = { bytes: 64 * 1024 ** 2, keepMs: 60_000 };

/** The process of a group of models (`groupOf`); supervised by model-process.ts. */
exitWithParent();
const asked = new Map<number, AbortController>();
/** The versions served, by number. */
const seats = new Map<number, ReadyModel>();
/** What runs each loaded model; versions of one network have the same. */
const batchers = new Map<LoadedModel, Batcher>();
/** Large pictures, as far as they have arrived, by the request that will follow. */
const arriving = new Map<number, Uint8Array>();
/** One after the other, so that none is loaded twice. */
let loading = Promise.resolve();

process.on('message', (raw) => {
  const message = ToModel.parse(raw);
  if (message.kind === 'load') loading = loading.then(() => load(message));
  else if (message.kind === 'infer') void infer(message);
  else if (message.kind === 'part') putPart(message);
  else if (message.kind === 'leave') loading = loading.then(() => leave(message.seat));
  else {
    arriving.delete(message.id);
    asked.get(message.id)?.abort(new Error('cancelled'));
  }
});

async function load(wanted: ToModelProcess & { kind: 'load' }): Promise<void> {
  const { seat, root, name, version, options } = wanted;
  try {
    const ready =
      (await loadBeside(root, name, version, seats.values())) ??
      (await loadModel(root, name, version, options));
    if (!batchers.has(ready.model)) batchers.set(ready.model, batcherOf(ready));
    seats.set(seat, ready);
    send({ kind: 'ready', seat, model: ready.identity, group: ready.group });
    setImmediate(collectGarbage);
  } catch (error) {
    const reason = error instanceof ModelRefused ? error.reason : 'runtime';
    send({ kind: 'refused', seat, reason, why: boundedWhy(error) });
  }
}

/** A version that nobody serves any more frees its memory, unless another is the same network. */
function leave(seat: number): void {
  const model = seats.get(seat)?.model;
  seats.delete(seat);
  if (model === undefined || versionsOf(model) > 0) return;
  batchers.delete(model);
  model.release().catch(() => {});
}

const versionsOf = (model: LoadedModel): number =>
  [...seats.values()].filter((one) => one.model === model).length;

/** One model alone is hardly ever asked the same again, so nothing is kept for it. */
function batcherOf({ manifest, model }: ReadyModel): Batcher {
  const memory = openRunMemory(MEMORY);
  return openBatcher(
    manifest,
    model,
    ({ batch, by }) => send({ kind: 'ran', seat: by, batch }),
    () => (versionsOf(model) > 1 ? memory : null),
  );
}

async function infer({ seat, id, input }: { seat: number; id: number; input: ModelInput }) {
  const model = seats.get(seat);
  const batcher = model && batchers.get(model.model);
  if (model === undefined || batcher === undefined) {
    arriving.delete(id);
    return send({ kind: 'failed', id, why: 'no model is loaded' });
  }
  const own: Batcher = {
    run: (shape, fill, signal) => batcher.run(shape, fill, signal, seat),
  };
  const aborter = new AbortController();
  asked.set(id, aborter);
  try {
    const answer = await answerOf(model, own, whole(id, input), aborter.signal);
    send({ kind: 'answer', id, answer });
  } catch (error) {
    send({ kind: 'failed', id, why: boundedWhy(error) });
  } finally {
    asked.delete(id);
    // Not before the answer has left.
    setImmediate(collectGarbage);
  }
}

function putPart({ id, length, at, bytes }: ToModelProcess & { kind: 'part' }): void {
  const picture = arriving.get(id) ?? new Uint8Array(length);
  arriving.set(id, picture);
  picture.set(bytes, at);
  // What the part arrived in is young and goes at once.
  globalThis.gc?.({ type: 'minor' });
}

/** @throws {Error} when it is no request, or parts of its picture are missing */
function whole(id: number, input: ModelInput): ModelInput {
  const rgb = arriving.get(id);
  arriving.delete(id);
  if (rgb === undefined || input.kind === 'read') return Input.parse(input);
  return Input.parse({ ...input, picture: { ...input.picture, rgb } });
}

/**
 * Pictures, tensors and the pieces in which messages arrive lie outside V8's heap, which waits
 * for 64 MB of them; the heap itself is small, so that a collection takes some 10 ms.
 */
function collectGarbage(): void {
  globalThis.gc?.();
}

function send(message: FromModelProcess): void {
  // A missing parent needs no answer: the closed channel stops this process.
  process.send?.(message, undefined, undefined, () => {});
}
