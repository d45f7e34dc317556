import type { ModelInput } from '../engine/index.js';
import { exitWithParent } from '../isolation/exit-with-parent.js';
import { answerOf } from './answer.js';
import { type Batcher, openBatcher } from './batcher.js';
import { loadModel, type ReadyModel } from './load-model.js';
import { boundedWhy, type FromModelProcess, ToModel, type ToModelProcess } from './protocol.js';
import { ModelRefused } from './refused.js';

/** The process of one model version, started and supervised by model-process.ts. */
exitWithParent();
const asked = new Map<number, AbortController>();
let ready: { model: ReadyModel; batcher: Batcher } | null = null;

process.on('message', (raw) => {
  const message = ToModel.parse(raw);
  if (message.kind === 'load') void load(message);
  else if (message.kind === 'infer') void infer(message.id, message.input);
  else asked.get(message.id)?.abort(new Error('cancelled'));
});

async function load(wanted: ToModelProcess & { kind: 'load' }): Promise<void> {
  try {
    const model = await loadModel(wanted.root, wanted.name, wanted.version, wanted.options);
    const ran = ({ batch }: { batch: number }): void => send({ kind: 'ran', batch });
    ready = { model, batcher: openBatcher(model.manifest, model.model, ran) };
    send({ kind: 'ready', model: model.identity });
  } catch (error) {
    const reason = error instanceof ModelRefused ? error.reason : 'runtime';
    send({ kind: 'refused', reason, why: boundedWhy(error) });
  }
}

async function infer(id: number, input: ModelInput): Promise<void> {
  if (ready === null) return send({ kind: 'failed', id, why: 'no model is loaded' });
  const aborter = new AbortController();
  asked.set(id, aborter);
  try {
    const answer = await answerOf(ready.model, ready.batcher, input, aborter.signal);
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
