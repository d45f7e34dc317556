import type { ModelInput } from '../engine/index.js';
import { exitWithParent } from '../isolation/exit-with-parent.js';
import { answerOf } from './answer.js';
import { type Batcher, openBatcher } from './batcher.js';
import { loadBeside, loadModel, type ReadyModel } from './load-model.js';
import { boundedWhy, type FromModelProcess, ToModel, type ToModelProcess } from './protocol.js';
import { ModelRefused } from './refused.js';
import { openRunMemory } from './run-memory.js';

/**
 * Far more than a scan's pictures need while a second model asks about them: a
 * tile of 1792 pixels is 0.4 MB of logits.
 */
const MEMORY = { bytes: 64 * 1024 ** 2, keepMs: 60_000 };

/** The process of one network, for one or more models; supervised by model-process.ts. */
exitWithParent();
const asked = new Map<number, AbortController>();
/** The versions served, by number. */
const seats = new Map<number, ReadyModel>();
const memory = openRunMemory(MEMORY);
let loaded: { model: ReadyModel; batcher: Batcher } | null = null;

process.on('message', (raw) => {
  const message = ToModel.parse(raw);
  if (message.kind === 'load') void load(message);
  else if (message.kind === 'infer') void infer(message);
  else if (message.kind === 'leave') seats.delete(message.seat);
  else asked.get(message.id)?.abort(new Error('cancelled'));
});

async function load(wanted: ToModelProcess & { kind: 'load' }): Promise<void> {
  const { seat, root, name, version, options } = wanted;
  try {
    const model =
      loaded === null
        ? await loadModel(root, name, version, options)
        : await loadBeside(root, name, version, loaded.model);
    loaded ??= { model, batcher: batcherOf(model) };
    seats.set(seat, model);
    send({ kind: 'ready', seat, model: model.identity, network: model.network });
  } catch (error) {
    const reason = error instanceof ModelRefused ? error.reason : 'runtime';
    send({ kind: 'refused', seat, reason, why: boundedWhy(error) });
  }
}

/** One model alone is hardly ever asked the same again, so nothing is kept for it. */
function batcherOf({ manifest, model }: ReadyModel): Batcher {
  return openBatcher(
    manifest,
    model,
    ({ batch, by }) => send({ kind: 'ran', seat: by, batch }),
    () => (seats.size > 1 ? memory : null),
  );
}

async function infer({ seat, id, input }: { seat: number; id: number; input: ModelInput }) {
  const model = seats.get(seat);
  if (model === undefined || loaded === null)
    return send({ kind: 'failed', id, why: 'no model is loaded' });
  const { batcher } = loaded;
  const own: Batcher = {
    run: (shape, fill, signal) => batcher.run(shape, fill, signal, seat),
  };
  const aborter = new AbortController();
  asked.set(id, aborter);
  try {
    const answer = await answerOf(model, own, input, aborter.signal);
    send({ kind: 'answer', id, answer });
  } catch (error) {
    send({ kind: 'failed', id, why: boundedWhy(error) });
  } finally {
    asked.delete(id);
  }
}

function send(message: FromModelProcess): void {
  // A missing parent needs no answer: the closed channel stops this process.
  process.send?.(message, undefined, undefined, () => {});
}
