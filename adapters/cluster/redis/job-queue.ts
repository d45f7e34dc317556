import Bull from 'bull';
import { type JobName, JOBS } from '../../../core/jobs.js';
import type { JobConsumer, JobQueue } from '../../../core/ports.js';
import type { RedisLink } from './connection.js';
import { startConsumer } from './job-consumer.js';
import { dropWaiting, forgetStray, queueKeys } from './job-scripts.js';

/** One slot of a Redis Cluster for all keys of the queue. */
export const PREFIX = '{emet}';

export interface BullJobQueue extends JobQueue {
  /** Ends every consumer without waiting for its handlers: their locks lapse. */
  close(): Promise<void>;
}

/** Bull's queue, one for each name of a job. */
export function openJobQueue(link: RedisLink): BullJobQueue {
  const queues = new Map<JobName, Bull.Queue>();
  const consumers = new Set<JobConsumer & { abandon(): void }>();
  const queueOf = (name: JobName): Bull.Queue => {
    const known = queues.get(name);
    if (known !== undefined) return known;
    const queue = new Bull(name, { prefix: PREFIX, createClient: () => link.client });
    queues.set(name, queue);
    return queue;
  };

  return {
    add: async (name, payload, { id }) => {
      const data = JOBS[name].parse(payload);
      await link.run((client) =>
        // In this order: one connection.
        Promise.all([
          forgetStray(client, queueKeys(PREFIX, name), id),
          queueOf(name).add(data, { ...JOB_OPTIONS, jobId: id }),
        ]),
      );
    },

    consume: (name, options, handler) => {
      const consumer = startConsumer(link, { name, prefix: PREFIX, ...options }, handler);
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

const JOB_OPTIONS: Bull.JobOptions = {
  // How often a scan may be tried is the store's to say.
  attempts: 2 ** 31,
  backoff: { type: 'doubling' },
  removeOnComplete: true,
  removeOnFail: true,
};
