import { type JobName, JOBS } from '../../../core/jobs.js';
import type { JobConsumer, JobQueue } from '../../../core/ports.js';
import { type BullQueue, JOB_OPTIONS, openBullQueue, PREFIX } from './bull-queue.js';
import type { RedisLink } from './connection.js';
import { startConsumer } from './job-consumer.js';
import { dropWaiting, forgetStray, queueKeys } from './job-scripts.js';

export interface BullJobQueue extends JobQueue {
  /** Ends every consumer without waiting for its handlers: their locks lapse. */
  close(): Promise<void>;
}

/** Bull queues, one per job name. */
export function openJobQueue(link: RedisLink): BullJobQueue {
  const consumers = new Set<JobConsumer & { abandon(): void }>();
  const queues = new Map<JobName, BullQueue>();
  const queueOf = (name: JobName): BullQueue => {
    const queue =
      queues.get(name) ?? openBullQueue(name, { shared: link.client, blocking: link.client }, 0);
    queues.set(name, queue);
    return queue;
  };

  return {
    add: async (name, payload, { id }) => {
      const data = JOBS[name].parse(payload);
      await link.run((client) =>
        // Sent in this order over one connection.
        Promise.all([
          forgetStray(client, queueKeys(PREFIX, name), id),
          queueOf(name).add(data, { ...JOB_OPTIONS, jobId: id }),
        ]),
      );
    },

    consume: (name, options, handler) => {
      const consumer = startConsumer(link, { name, ...options }, handler);
      consumers.add(consumer);
      return {
        stop: async () => {
          await consumer.stop();
          consumers.delete(consumer);
        },
      };
    },

    drop: async (name, id) => {
      await link.run((client) => dropWaiting(client, queueKeys(PREFIX, name), id));
    },

    waiting: (name) => link.run((client) => client.llen(queueKeys(PREFIX, name).wait)),

    close: async () => {
      for (const consumer of consumers) consumer.abandon();
      consumers.clear();
    },
  };
}
