import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiter } from '../../core/ports.js';
import { limiterOf, RATE_WINDOW } from '../rate-window.js';

/**
 * Requests a minute, counted in the memory of this process: on one machine the
 * API is one process. Subjects that fall silent are forgotten after a minute.
 */
export const openRateLimiter = (): RateLimiter => limiterOf(new RateLimiterMemory(RATE_WINDOW));
