import type { Infer, TextModels } from './engine/index.js';
import { inSpan, type Span } from '../core/tracing.js';

interface Models {
  infer: Infer;
  text: TextModels;
}

/** The same models for one scan: each question to one is a span below the scan's. */
export function traceModels(models: Models, parent: Span): Models {
  if (parent.traceId === null) return models;
  const ask = <T>(model: string, work: () => Promise<T>): Promise<T> =>
    inSpan(parent, `model ${model}`, { kind: 'client' }, work);
  const { infer, text } = models;
  return {
    infer: (model, picture) => ask(model, () => infer(model, picture)),
    text: {
      find: (model, picture) => ask(model, () => text.find(model, picture)),
      read: (model, lines) => ask(model, () => text.read(model, lines)),
    },
  };
}
