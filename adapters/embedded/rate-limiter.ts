import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiter, RateLimitState } from '../../core/ports.js';

const WINDOW_S = 60;

/**
 * Requests a minute, counted in the memory of this process: on one machine the
 * API is one process. Subjects that fall silent are forgotten after a minute.
 */
export function openRateLimiter(): RateLimiter {
  // Limits differ by subject, so the library only counts.
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: WINDOW_S });
  return {
    consume: async (subject, limit) => {
      const { consumedPoints, msBeforeNext } = await counter.consume(subject);
      return state(consumedPoints <= limit, limit, consumedPoints, msBeforeNext);
    },
    peek: async (subject, limit) => {
      const { consumedPoints, msBeforeNext } = (await counter.get(subject)) ?? {
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
