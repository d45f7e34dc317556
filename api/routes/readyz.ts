import { z } from 'zod';
import { WORKER_SILENCE_MAX_MS } from '../../core/dispatch.js';
import { PlatformFault } from '../../core/errors.js';
import { openRoute } from '../route.js';

const Readiness = z
  .object({
    ready: z.boolean(),
    reasons: z.array(z.string()).describe('Why it is not ready; empty when it is.'),
  })
  .meta({ id: 'Readiness' });

/** A probe treats a slower store as not answering. */
const STORE_TIMEOUT_MS = 3_000;

export const readyz = openRoute({
  id: 'readyz',
  method: 'get',
  path: '/readyz',
  summary: 'Would a scan be taken on now?',
  description: 'Ready when the stores answer and a worker is ready. For readiness probes.',
  answers: {
    200: { description: 'It would.', schema: Readiness },
    503: { description: 'It would not.', schema: Readiness },
  },
  probe: true,
  async handle({ api, log }) {
    const { platform } = api;
    const [stores, workers] = await Promise.allSettled([
      within(platform.ping()),
      within(platform.workers.ready(WORKER_SILENCE_MAX_MS)),
    ]);
    const reasons: string[] = [];
    if (stores.status === 'rejected') reasons.push(faultOf(stores.reason));
    else if (workers.status === 'rejected') reasons.push('the workers cannot be asked for');
    else if (workers.value.workers === 0) reasons.push('no worker is ready');
    for (const outcome of [stores, workers]) {
      if (outcome.status === 'rejected') log.warn({ err: outcome.reason as unknown }, 'not ready');
    }
    const ready = reasons.length === 0;
    return { status: ready ? 200 : 503, body: { ready, reasons } };
  },
});

const faultOf = (reason: unknown): string =>
  reason instanceof PlatformFault ? reason.message : 'the stores do not answer';

async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), STORE_TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
