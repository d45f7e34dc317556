import { ScanFailure } from '../../core/errors.js';
import type { SeenBefore } from '../../core/ports.js';
import { dieWithTheParent } from './die-with-the-parent.js';
import {
  type AnalysisJob,
  InferenceFailure,
  type Inferred,
  type ScanDocument,
} from '../engine/index.js';
import { AskModel, type FromChild, ToChild } from './protocol.js';
import { forgiveStraysOfPdfjs } from './stray-rejections.js';

/**
 * Makes this process an analysis child: it takes one job after another from its
 * parent's IPC channel and never outlives its parent.
 *
 * @param warmUp what to load before the first job may come
 */
export async function serveAnalysis(
  scan: ScanDocument,
  warmUp: () => Promise<void> = async () => {},
): Promise<void> {
  dieWithTheParent();
  forgiveStraysOfPdfjs(process);
  const aborter = new AbortController();
  let asked: Asked<SeenBefore[] | null> | null = null;

  const inferring = new Map<number, Asked<Inferred | null>>();
  let inferences = 0;

  process.on('message', (raw) => {
    const message = ToChild.parse(raw);
    switch (message.kind) {
      case 'analyse':
        return void analyse(message.run, message.job);
      case 'history':
        return asked?.resolve(message.seen);
      case 'no_history':
        return asked?.reject(new Error('earlier scans could not be read'));
      case 'inferred':
        return takeInference(message.id)?.resolve(message.inferred);
      case 'not_inferred':
        return takeInference(message.id)?.reject(new InferenceFailure(message.why));
    }
  });
  await warmUp();
  tell({ kind: 'ready' });

  async function analyse(run: number, job: AnalysisJob): Promise<void> {
    tell({ kind: 'taken', run });
    try {
      const result = await scan(job, {
        stage: (stage) => tell({ kind: 'stage', run, stage }),
        history: (fingerprint) =>
          new Promise((resolve, reject) => {
            asked = { resolve, reject };
            tell({ kind: 'ask_history', run, fingerprint });
          }),
        infer: (model, { width, height, rgb }) =>
          new Promise((resolve, reject) => {
            const id = (inferences += 1);
            const question = { kind: 'ask_model', run, id, model, picture: { width, height, rgb } };
            // The supervisor ends a child that breaks the protocol; a layer's slip costs the layer.
            const message = AskModel.safeParse(question);
            if (!message.success) return reject(new InferenceFailure('no picture for a model'));
            inferring.set(id, { resolve, reject });
            tell(message.data);
          }),
        signal: aborter.signal,
      });
      tell({ kind: 'result', run, result });
    } catch (error) {
      tell({ kind: 'failure', run, ...describeFailure(error) });
    }
  }

  function takeInference(id: number): Asked<Inferred | null> | undefined {
    const one = inferring.get(id);
    inferring.delete(id);
    return one;
  }
}

interface Asked<T> {
  resolve(answer: T): void;
  reject(error: Error): void;
}

function tell(message: FromChild): void {
  // A parent that is gone needs no answer: the channel's end stops this process.
  process.send?.(message, undefined, undefined, () => {});
}

/**
 * A ScanFailure's own words are free of content. Of any other error only its
 * name and place are told: a parser's message may quote the document.
 */
function describeFailure(
  error: unknown,
): Pick<FromChild & { kind: 'failure' }, 'reason' | 'detail'> {
  if (error instanceof ScanFailure) {
    return { reason: error.reason, detail: error.message.slice(0, 4000) };
  }
  const name = error instanceof Error ? error.name : typeof error;
  const frames = error instanceof Error ? (error.stack?.match(/^ {4}at .*$/gm) ?? []) : [];
  const detail = [name, ...frames.slice(0, 12).map((frame) => frame.trim())].join(' ');
  return { reason: 'internal_error', detail: detail.slice(0, 4000) };
}
