import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiter, RateLimitState } from '../../../core/ports.js';
import type { RedisLink } from './connection.js';

const WINDOW_S = 60;
/** A request is not held up for longer to have its rate counted. */
const ANSWER_MAX_MS = 500;

/**
 * Requests a minute, counted in Redis for all processes together. While Redis is
 * away each process counts in its own memory, from nothing: a caller may then have
 * as many times its limit as there are API processes, and is never turned away for
 * Redis' sake.
 */
export function openRateLimiter(link: RedisLink, onCountedApart = () => {}): RateLimiter {
  // Limits differ by subject, so the library only counts.
  const window = { points: Number.MAX_SAFE_INTEGER, duration: WINDOW_S };
  const shared = new RateLimiterRedis({
    ...window,
    storeClient: link.client,
    keyPrefix: '{emet}:rate',
  });
  const own = new RateLimiterMemory(window);

  const count = async <T>(
    by: (counter: RateLimiterRedis | RateLimiterMemory) => Promise<T>,
  ): Promise<T> => {
    try {
      return await link.run(() => by(shared), ANSWER_MAX_MS);
    } catch {
      onCountedApart();
      return by(own);
    }
  };

  return {
    consume: async (subject, limit) => {
      const { consumedPoints, msBeforeNext } = await count((counter) => counter.consume(subject));
      return state(consumedPoints <= limit, limit, consumedPoints, msBeforeNext);
    },
    peek: async (subject, limit) => {
      const found = await count<RateLimiterRes | null>((counter) => counter.get(subject));
      const { consumedPoints, msBeforeNext } = found ?? {
        consumedPoints: 0,
        msBeforeNext: WINDOW_S * 1000,
      };
      return state(consumedPoints < limit, limit, consumedPoints, msBeforeNext);
    },
  };
}

const state = (
  allowed: boolean,
  limit: number,
  consumed: number,
  resetMs: number,
): RateLimitState => ({ allowed, limit, remaining: Math.max(0, limit - consumed), resetMs });
