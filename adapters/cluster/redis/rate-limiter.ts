import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimiter } from '../../../core/ports.js';
import { limiterOf, RATE_WINDOW, type WindowCounter } from '../../rate-window.js';
import type { RedisLink } from './connection.js';

/** A request is not held up for longer to have its rate counted. */
const ANSWER_MAX_MS = 500;

/**
 * Requests a minute, counted in Redis for all processes together. While Redis is
 * away each process counts in its own memory, from nothing: a caller may then have
 * as many times its limit as there are API processes, and is never turned away for
 * Redis' sake.
 */
export function openRateLimiter(link: RedisLink, onLocalCount = () => {}): RateLimiter {
  const shared = new RateLimiterRedis({
    ...RATE_WINDOW,
    storeClient: link.client,
    keyPrefix: '{emet}:rate',
  });
  const own = new RateLimiterMemory(RATE_WINDOW);

  const count = async <T>(by: (counter: WindowCounter) => Promise<T>): Promise<T> => {
    try {
      return await link.run(() => by(shared), ANSWER_MAX_MS);
    } catch {
      onLocalCount();
      return by(own);
    }
  };

  return limiterOf({
    consume: (subject) => count((counter) => counter.consume(subject)),
    get: (subject) => count((counter) => counter.get(subject)),
  });
}
