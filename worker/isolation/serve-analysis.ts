import { ScanFailure } from '../../core/errors.js';
import type { PageImage } from '../../core/page-image.js';
import type { SeenBefore } from '../../core/ports.js';
import { exitWithParent } from './exit-with-parent.js';
import {
  type AnalysisJob,
  InferenceFailure,
  type ModelAnswer,
  type ModelInput,
  modelsOver,
  type ScanDocument,
} from '../engine/index.js';
import { AskModel, type FromChild, ToChild } from './protocol.js';
import { ignorePdfjsRejections } from './pdfjs-rejections.js';

/**
 * Makes this process an analysis child: it runs one job after another from its
 * parent's IPC channel and never outlives its parent.
 *
 * @param warmUp loads what the first job needs
 */
export async function serveAnalysis(
  scan: ScanDocument,
  warmUp: () => Promise<void> = async () => {},
): Promise<void> {
  exitWithParent();
  ignorePdfjsRejections(process);
  const aborter = new AbortController();
  let pendingHistory: Pending<SeenBefore[] | null> | null = null;

  const pendingInferences = new Map<number, Pending<ModelAnswer | null>>();
  let inferences = 0;

  process.on('message', (raw) => {
    const message = ToChild.parse(raw);
    switch (message.kind) {
      case 'analyse':
        return void analyse(message.run, message.job);
      case 'history':
        return pendingHistory?.resolve(message.seen);
      case 'no_history':
        return pendingHistory?.reject(new Error('earlier scans could not be read'));
      case 'inferred':
        return removePending(message.id)?.resolve(message.answer);
      case 'not_inferred':
        return removePending(message.id)?.reject(new InferenceFailure(message.why));
    }
  });
  await warmUp();
  send({ kind: 'ready' });

  async function analyse(run: number, job: AnalysisJob): Promise<void> {
    send({ kind: 'taken', run });
    try {
      const result = await scan(job, {
        stage: (stage) => send({ kind: 'stage', run, stage }),
        history: (fingerprint) =>
          new Promise((resolve, reject) => {
            pendingHistory = { resolve, reject };
            send({ kind: 'ask_history', run, fingerprint });
          }),
        ...modelsOver((model, input) => askModel(run, model, input)),
        interim: (result) => send({ kind: 'interim', run, result }),
        ...(job.pageImages === true && {
          pageImage: (image: PageImage) => send({ kind: 'page_image', run, image }),
        }),
        signal: aborter.signal,
      });
      send({ kind: 'result', run, result });
    } catch (error) {
      send({ kind: 'failure', run, ...describeFailure(error) });
    }
  }

  function askModel(run: number, model: string, input: ModelInput): Promise<ModelAnswer | null> {
    return new Promise((resolve, reject) => {
      const id = (inferences += 1);
      // The supervisor ends a child that breaks the protocol; an invalid
      // request only fails its layer.
      const message = AskModel.safeParse({ kind: 'ask_model', run, id, model, input });
      if (!message.success) return reject(new InferenceFailure('no picture for a model'));
      pendingInferences.set(id, { resolve, reject });
      send(message.data);
    });
  }

  function removePending(id: number): Pending<ModelAnswer | null> | undefined {
    const one = pendingInferences.get(id);
    pendingInferences.delete(id);
    return one;
  }
}

interface Pending<T> {
  resolve(answer: T): void;
  reject(error: Error): void;
}

function send(message: FromChild): void {
  // A missing parent needs no answer: the closed channel stops this process.
  process.send?.(message, undefined, undefined, () => {});
}

/**
 * A ScanFailure's message is free of content. Of any other error only name and
 * stack frames are reported: a parser's message may quote the document.
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
