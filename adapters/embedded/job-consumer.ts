import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type JobName, type JobPayload, JOBS } from '../../core/jobs.js';
import type { Clock, JobConsumer } from '../../core/ports.js';
import type { Database } from './database.js';
import { lapsed, leaseBounds, leaseEnd } from './lease.js';

/**
 * Polling interval for jobs of other processes; one poll is an index read of
 * about ten microseconds.
 */
const POLL_MS = 30;
/** Delay of a job whose handler failed, milliseconds; doubles each time. */
const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 30_000;

const JobRow = z.object({ id: z.string(), payload: z.string(), failures: z.number() });
type Job = z.output<typeof JobRow>;

export interface Consumer extends JobConsumer {
  name: JobName;
  /** Polls for jobs at once. */
  wake(): void;
}

export function startConsumer<Name extends JobName>(
  database: Database,
  clock: Clock,
  name: Name,
  options: { concurrency: number; lockMs: number },
  handler: (payload: JobPayload<Name>) => Promise<void>,
): Consumer {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let timer = setTimeout(poll, 0);

  function poll(): void {
    if (stopped) return;
    clearTimeout(timer);
    try {
      for (const { job, lock } of take(database, clock, name, options, running.size))
        start(job, lock);
    } catch {
      // The disk is full or another process holds the file too long: poll again later.
    }
    timer = setTimeout(poll, POLL_MS);
  }

  function start(job: Job, lock: string): void {
    const run = handle(database, clock, { name, job, lock, lockMs: options.lockMs }, handler);
    const done = run.finally(() => {
      running.delete(done);
      poll();
    });
    running.add(done);
  }

  return {
    name,
    wake: () => {
      if (stopped) return;
      clearTimeout(timer);
      timer = setTimeout(poll, 0);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

/** Locks as many due jobs as there is capacity for. */
function take(
  database: Database,
  clock: Clock,
  name: JobName,
  options: { concurrency: number; lockMs: number },
  runningCount: number,
): { job: Job; lock: string }[] {
  const places = options.concurrency - runningCount;
  if (places <= 0) return [];
  const now = clock().getTime();
  const due = () =>
    database.all(
      JobRow,
      `SELECT id, payload, failures FROM jobs
       WHERE name = ? AND due_at <= ? AND ${lapsed('lock_until')} ORDER BY due_at LIMIT ?`,
      [name, now, ...leaseBounds(now), places],
    );
  // Most polls find nothing: read before taking the write lock.
  if (due().length === 0) return [];
  return database.unflushed(() =>
    due().map((job) => {
      const lock = randomUUID();
      database.run('UPDATE jobs SET lock = ?, lock_until = ? WHERE name = ? AND id = ?', [
        lock,
        leaseEnd(now, options.lockMs),
        name,
        job.id,
      ]);
      return { job, lock };
    }),
  );
}

/** Runs one job to its end and never rejects. */
async function handle<Name extends JobName>(
  database: Database,
  clock: Clock,
  held: { name: Name; job: Job; lock: string; lockMs: number },
  handler: (payload: JobPayload<Name>) => Promise<void>,
): Promise<void> {
  const { name, job, lock, lockMs } = held;
  const mine = [name, job.id, lock];
  const MINE = 'name = ? AND id = ? AND lock = ?';
  const renewal = setInterval(() => {
    ignoreErrors(() =>
      database.run(`UPDATE jobs SET lock_until = ? WHERE ${MINE}`, [
        leaseEnd(clock().getTime(), lockMs),
        ...mine,
      ]),
    );
  }, lockMs / 3);
  try {
    await handler(parsePayload(name, job.payload));
    database.unflushed(() => database.run(`DELETE FROM jobs WHERE ${MINE}`, mine));
  } catch {
    const delayMs = Math.min(RETRY_FIRST_MS * 2 ** job.failures, RETRY_MAX_MS);
    ignoreErrors(() =>
      database.run(
        `UPDATE jobs SET lock = NULL, lock_until = NULL, failures = failures + 1, due_at = ?
         WHERE ${MINE}`,
        [clock().getTime() + delayMs, ...mine],
      ),
    );
  } finally {
    clearInterval(renewal);
  }
}

const parsePayload = <Name extends JobName>(name: Name, text: string): JobPayload<Name> =>
  JOBS[name].parse(JSON.parse(text));

/** After a failed write, the lapsing lock returns the job. */
function ignoreErrors(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing to do, see above.
  }
}
