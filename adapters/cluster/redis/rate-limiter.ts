import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimiter } from '../../../core/ports.js';
import { counterOf, limiterOf, RATE_WINDOW, type WindowCounter } from '../../rate-window.js';
import type { RedisLink } from './connection.js';

/** Maximum delay of a request for counting its rate. */
const ANSWER_MAX_MS = 500;

/**
 * Requests per window, counted in Redis for all processes. While Redis is
 * unavailable each process counts in its own memory, from zero: a caller may
 * then reach its limit once per API process, and is never refused because of
 * Redis.
 */
export function openRateLimiter(link: RedisLink, onLocalCount = () => {}): RateLimiter {
  const shared = counterOf(
    new RateLimiterRedis({
      ...RATE_WINDOW,
      storeClient: link.client,
      keyPrefix: '{emet}:rate',
    }),
  );
  const own = counterOf(new RateLimiterMemory(RATE_WINDOW));

  const count = async <T>(by: (counter: WindowCounter) => Promise<T>): Promise<T> => {
    try {
      return await link.run(() => by(shared), ANSWER_MAX_MS);
    } catch {
      onLocalCount();
      return by(own);
    }
  };

  return limiterOf({
    consume: (subject, windowS) => count((counter) => counter.consume(subject, windowS)),
    get: (subject) => count((counter) => counter.get(subject)),
  });
}
