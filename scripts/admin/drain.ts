import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Act } from '../../core/act.js';
import { WORKER_SILENCE_MAX_MS } from '../../core/dispatch.js';
import type { Stores } from '../../core/ports.js';
import { CommandError, Interrupted, operation, type Session, UsageError } from './command.js';
import { wholeNumber } from './whole-number.js';

/**
 * A request admitted just before the intake closed is accepted within this
 * time: fetching its file_url takes 15 s at most.
 */
const ACCEPT_MAX_MS = 20_000;
const POLL_EVERY_MS = 500;
const LOG_EVERY_MS = 10_000;

export const drainCommand = operation({
  name: 'drain',
  takes: '[--timeout SECONDS] | --status | --end',
  about:
    'Closes the intake (new scans are answered 503 with Retry-After) and waits until no scan is under way; --end opens it.',
  flags: () => ({
    timeout: wholeNumber(1).optional(),
    status: z.boolean().optional(),
    end: z.boolean().optional(),
  }),
  acts: ['intake.closed', 'intake.opened'],
  run: async (session, { timeout, status, end }, _, act) => {
    if ([timeout, status, end].filter((flag) => flag !== undefined).length > 1) {
      throw new UsageError('Only one of --timeout, --status and --end may be given.');
    }
    const stores = await session.open();
    if (end) await act({ action: 'intake.opened' }, () => stores.intake.open());
    else if (!status) await drain(stores, { ...session, act }, (timeout ?? Infinity) * 1000);
    return showBacklog(stores);
  },
});

/**
 * Closes the intake and waits until every accepted scan is final. The intake
 * stays closed in any case.
 */
export async function drain(
  stores: Stores,
  { log, signal, act }: Pick<Session, 'log' | 'signal'> & { act: Act<'intake.closed'> },
  timeoutMs: number,
  acceptMaxMs = ACCEPT_MAX_MS,
): Promise<void> {
  await act({ action: 'intake.closed' }, () => stores.intake.close());
  log('The intake is closed: new scans are turned away until "drain --end".');
  const startMs = performance.now();
  let logged = { text: '', atMs: -Infinity };
  for (;;) {
    const elapsedMs = performance.now() - startMs;
    const state = await readBacklog(stores);
    if (state.isDone && elapsedMs >= acceptMaxMs) return;
    const text = state.isDone
      ? 'Nothing is under way; waiting for requests let in before'
      : state.text;
    if (elapsedMs > timeoutMs) {
      throw new CommandError(`Not drained in time: ${text}. The intake stays closed.`);
    }
    if (text !== logged.text || elapsedMs - logged.atMs > LOG_EVERY_MS) {
      logged = { text, atMs: elapsedMs };
      log(`${text}.`);
    }
    await wait(POLL_EVERY_MS, undefined, { signal }).catch(() => {
      throw new Interrupted(
        'Interrupted: the intake stays closed. "drain" waits again, "drain --end" opens it.',
      );
    });
  }
}

/** A drain may take hours, so a brief store outage does not end it. */
async function readBacklog({ scans, workers }: Stores): Promise<{ isDone: boolean; text: string }> {
  try {
    const { queued, processing } = await scans.backlog();
    const isDone = queued + processing === 0;
    const ready = await workers.ready(WORKER_SILENCE_MAX_MS);
    const nobody = !isDone && ready.workers === 0 ? ', and no worker is ready' : '';
    return { isDone, text: `${queued} queued, ${processing} processing${nobody}` };
  } catch {
    return { isDone: false, text: 'The stores do not answer' };
  }
}

async function showBacklog({ intake, scans, webhooks }: Stores) {
  const { queued, processing, oldestCreatedAt } = await scans.backlog();
  return {
    intake: (await intake.isOpen()) ? 'open' : 'closed',
    queued,
    processing,
    oldest_created_at: oldestCreatedAt?.toISOString() ?? null,
    webhook_deliveries_pending: (await webhooks.backlog()).pending,
  };
}
