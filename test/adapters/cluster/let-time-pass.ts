import { Redis } from 'ioredis';

/** Bull keeps the time at which a delayed job is due in the upper bits of its score. */
const SCORE_PER_MS = 4096;

/** Lets time pass in Redis, which cannot be given another clock: all it waits for comes nearer. */
export async function letTimePass(redisUrl: string, ms: number): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    for (const key of await redis.keys('*')) {
      if (key.endsWith(':delayed')) {
        for (const id of await redis.zrange(key, 0, -1)) {
          await redis.zincrby(key, -ms * SCORE_PER_MS, id);
        }
      }
      const leftMs = await redis.pttl(key);
      // What never lapses answers less than nothing; 0 ends it at once.
      if (leftMs >= 0) await redis.pexpire(key, Math.max(0, leftMs - ms));
    }
  } finally {
    redis.disconnect();
  }
}
