import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiter } from '../core/ports.js';

const WINDOW_S = 60;

/** Limits differ by subject, so the library only counts. */
export const RATE_WINDOW = { points: Number.MAX_SAFE_INTEGER, duration: WINDOW_S };

/** Counts the requests of a subject in the current window, wherever the counter is stored. */
export interface WindowCounter {
  consume(subject: string, windowS: number): Promise<RateLimiterRes>;
  /** null where nothing was counted yet. */
  get(subject: string): Promise<RateLimiterRes | null>;
}

/** Applies per-minute limits to the counts. */
export function limiterOf(counter: WindowCounter): RateLimiter {
  return {
    consume: async (subject, limit, windowS = WINDOW_S) => {
      const { consumedPoints: count, msBeforeNext: resetMs } = await counter.consume(
        subject,
        windowS,
      );
      return { allowed: count <= limit, limit, remaining: Math.max(0, limit - count), resetMs };
    },
    peek: async (subject, limit) => {
      const found = await counter.get(subject);
      const count = found?.consumedPoints ?? 0;
      const resetMs = found?.msBeforeNext ?? WINDOW_S * 1000;
      return { allowed: count < limit, limit, remaining: Math.max(0, limit - count), resetMs };
    },
  };
}

/** A limiter of the library, which takes another window than its own for each subject. */
export const counterOf = (limiter: RateLimiterAbstract): WindowCounter => ({
  consume: (subject, windowS) => limiter.consume(subject, 1, { customDuration: windowS }),
  get: (subject) => limiter.get(subject),
});
