import type { RateLimiter } from '../../../core/ports.js';
import { checkRedis } from './check-redis.js';
import { openLink, type RedisLog } from './connection.js';
import { type BullJobQueue, openJobQueue } from './job-queue.js';
import { openRateLimiter } from './rate-limiter.js';

export interface RedisOptions {
  log: RedisLog;
  /**
   * Called for each request whose rate was counted only by this process because
   * Redis was unavailable.
   */
  onLocalCount?: () => void;
}

/** Services in Redis: signals for workers and request rates, no authoritative data. */
export interface RedisServices {
  jobs: BullJobQueue;
  rateLimiter: RateLimiter;
  /**
   * Resolves when Redis answers; rejects within two seconds, at once when it is
   * known to be unavailable.
   */
  ping(): Promise<void>;
  /** Ends consumers without waiting for their handlers, and the connections. Never waits for Redis. */
  close(): Promise<void>;
}

/** Rejects with SettingError when the address cannot be used. */
export async function openRedis(url: string, options: RedisOptions): Promise<RedisServices> {
  await checkRedis(url, options.log);
  const link = await openLink(url, options.log);
  const jobs = openJobQueue(link);
  return {
    jobs,
    rateLimiter: openRateLimiter(link, options.onLocalCount),
    ping: async () => {
      await link.run((client) => client.ping());
    },
    close: async () => {
      await jobs.close();
      link.close();
    },
  };
}
