import { fileURLToPath } from 'node:url';
import { modelsOver, type TextModels } from '../../../worker/engine/index.js';
import { answerOf } from '../../../worker/inference/answer.js';
import { openBatcher } from '../../../worker/inference/batcher.js';
import { readPointer } from '../../../worker/inference/live-pointers.js';
import { loadModel } from '../../../worker/inference/load-model.js';

const ROOT = fileURLToPath(new URL('../../../models', import.meta.url));

/** The live models of text that come with the program, in this process instead of their own. */
export async function openTextModels(): Promise<TextModels & { close(): Promise<void> }> {
  const loaded = await Promise.all(
    ['pp-ocr-detector', 'pp-ocr-recogniser', 'hebrew-recogniser'].map(async (name) => {
      const { version = '' } = (await readPointer(ROOT, name)) ?? {};
      const ready = await loadModel(ROOT, name, version, { device: { kind: 'cpu' }, threads: 1 });
      return { name, ready, batcher: openBatcher(ready.manifest, ready.model) };
    }),
  );
  const { signal } = new AbortController();
  const { text } = modelsOver(async (model, input) => {
    const one = loaded.find(({ name }) => name === model);
    return one === undefined ? null : answerOf(one.ready, one.batcher, input, signal);
  });
  return {
    ...text,
    close: async () => {
      await Promise.all(loaded.map(({ ready }) => ready.model.release()));
    },
  };
}
