import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';

/**
 * Runs a worker as a child process of the program's first process: analysis and
 * deliveries never run on the API's event loop, and a dead worker is replaced
 * while the API continues.
 */
const ToWorker = z.enum(['stop', 'metrics']);
const FromWorker = z.object({ metrics: z.array(z.looseObject({ name: z.string() })) });

export interface SupervisedWorker {
  /** The worker's current metrics, or its last ones when it does not answer in time. */
  metrics(): Promise<object[]>;
  /** Asks the worker to stop in order and waits; kills it after `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

const RESTART_DELAYS_MS = [0, 500, 1_000, 2_000, 5_000, 10_000];

/** A worker that ran this long did not die of starting. */
const STEADY_AFTER_MS = 60_000;
const METRICS_TIMEOUT_MS = 2_000;

/**
 * @param entry program to run with the argument `worker`
 * @param onDeath called when a worker ended without being asked to
 */
export function superviseWorker(
  entry: string,
  logger: Logger,
  onDeath: () => void,
): SupervisedWorker {
  const stopping = new AbortController();
  const asking = new Set<() => void>();
  let worker: ChildProcess | null = null;
  let lastMetrics: object[] = [];
  const loop = keepAlive();

  return {
    async metrics() {
      if (worker?.connected !== true) return lastMetrics;
      const asked = worker;
      await new Promise<void>((resolve) => {
        const done = () => {
          asking.delete(done);
          clearTimeout(timeout);
          resolve();
        };
        const timeout = setTimeout(done, METRICS_TIMEOUT_MS);
        asking.add(done);
        asked.send('metrics', () => {});
      });
      return lastMetrics;
    },
    async stop(withinMs) {
      stopping.abort();
      if (worker?.connected === true) worker.send('stop', () => {});
      const deadline = setTimeout(() => worker?.kill('SIGKILL'), withinMs);
      await loop;
      clearTimeout(deadline);
    },
  };

  async function keepAlive(): Promise<void> {
    let deaths = 0;
    while (!stopping.signal.aborted) {
      const startedMs = performance.now();
      const exit = await live();
      worker = null;
      lastMetrics = [];
      if (stopping.signal.aborted) return;
      deaths = performance.now() - startedMs > STEADY_AFTER_MS ? 1 : deaths + 1;
      const delayMs = RESTART_DELAYS_MS[Math.min(deaths, RESTART_DELAYS_MS.length) - 1] ?? 0;
      onDeath();
      logger.error({ exit, delayMs }, 'The worker died; a new one starts');
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  function live(): Promise<string> {
    return new Promise((resolve) => {
      const child = fork(entry, ['worker'], { serialization: 'advanced' });
      worker = child;
      child.on('message', (raw) => {
        const message = FromWorker.safeParse(raw);
        if (message.success) lastMetrics = message.data.metrics;
        for (const done of asking) done();
      });
      child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
      child.once('error', (error) => {
        if (child.pid === undefined) resolve(error.message);
      });
    });
  }
}

/** The worker's side. Calls `stop` with true when the supervisor is gone. */
export function obeySupervisor(worker: {
  metrics(): Promise<object[]>;
  stop(isOrphan: boolean): void;
}): void {
  process.on('message', (raw) => {
    if (ToWorker.parse(raw) === 'stop') worker.stop(false);
    else void worker.metrics().then((metrics) => process.send?.({ metrics }, () => {}));
  });
  process.on('disconnect', () => worker.stop(true));
  // The supervisor may have died while this process was starting, before the listener was set.
  if (!process.connected) worker.stop(true);
}
