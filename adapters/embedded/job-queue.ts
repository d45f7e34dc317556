import { z } from 'zod';
import { JOBS } from '../../core/jobs.js';
import type { Clock, JobQueue } from '../../core/ports.js';
import type { Database } from './database.js';
import { type Consumer, startConsumer } from './job-consumer.js';
import { lapsed, leaseBounds } from './lease.js';

const CountRow = z.object({ count: z.number() });

interface EmbeddedJobQueue extends JobQueue {
  /** Stops every consumer without waiting for its handlers: their locks lapse. */
  close(): void;
}

/**
 * A queue in a table, shared by the processes of this machine. It is not
 * authoritative: a job that a power cut loses or restores is recovered, or
 * recognised as done, by its scan, so nothing here waits for the disk.
 */
export function openJobQueue(database: Database, clock: Clock): EmbeddedJobQueue {
  const consumers = new Set<Consumer>();
  return {
    add: async (name, payload, { id }) => {
      const text = JSON.stringify(JOBS[name].parse(payload));
      database.unflushed(() =>
        database.run(
          'INSERT INTO jobs (name, id, payload, due_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
          [name, id, text, clock().getTime()],
        ),
      );
      for (const consumer of consumers) if (consumer.name === name) consumer.wake();
    },

    consume: (name, options, handler) => {
      const consumer = startConsumer(database, clock, name, options, handler);
      consumers.add(consumer);
      return {
        stop: async () => {
          consumers.delete(consumer);
          await consumer.stop();
        },
      };
    },

    drop: async (name, id) => {
      database.run(`DELETE FROM jobs WHERE name = ? AND id = ? AND ${lapsed('lock_until')}`, [
        name,
        id,
        ...leaseBounds(clock().getTime()),
      ]);
    },

    waiting: async (name) => {
      const now = clock().getTime();
      const row = database.get(
        CountRow,
        `SELECT count(*) AS count FROM jobs WHERE name = ? AND due_at <= ? AND ${lapsed('lock_until')}`,
        [name, now, ...leaseBounds(now)],
      );
      return row?.count ?? 0;
    },

    close: () => {
      for (const consumer of consumers) void consumer.stop();
      consumers.clear();
    },
  };
}
