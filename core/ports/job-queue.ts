import type { JobName, JobPayload } from '../jobs.js';

export interface JobConsumer {
  /** Stops taking jobs on; resolves when no handler runs any more. */
  stop(): Promise<void>;
}

export interface JobQueue {
  /** Adding an id that waits or runs already changes nothing. */
  add<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options: { id: string },
  ): Promise<void>;
  /**
   * Calls `handler` for each job, `concurrency` at once. A handler that
   * rejects, or whose process dies, leaves the job to be run again; handlers
   * may run twice. The lock is renewed while the handler runs.
   */
  consume<Name extends JobName>(
    name: Name,
    options: { concurrency: number; lockMs: number },
    handler: (payload: JobPayload<Name>) => Promise<void>,
  ): JobConsumer;
  /** Drops a job that has not started. */
  drop(name: JobName, id: string): Promise<void>;
  /** Jobs that could start now if a consumer had a free place. */
  waiting(name: JobName): Promise<number>;
}
