import type { JobName, JobPayload } from '../jobs.js';

export interface JobConsumer {
  /** Stops taking jobs; resolves when no handler runs any more. */
  stop(): Promise<void>;
}

export interface JobQueue {
  /** Adding an id that is already waiting or running changes nothing. */
  add<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options: { id: string },
  ): Promise<void>;
  /**
   * Calls `handler` for each job, `concurrency` at once. If the handler rejects
   * or its process dies, the job runs again; a handler may run twice. The lock is
   * renewed while the handler runs.
   */
  consume<Name extends JobName>(
    name: Name,
    options: { concurrency: number; lockMs: number },
    handler: (payload: JobPayload<Name>) => Promise<void>,
  ): JobConsumer;
  /** Drops a job that has not started. */
  drop(name: JobName, id: string): Promise<void>;
  /** Jobs that could start now if a consumer had capacity. */
  waiting(name: JobName): Promise<number>;
}
