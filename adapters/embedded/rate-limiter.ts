import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiter } from '../../core/ports.js';
import { counterOf, limiterOf, RATE_WINDOW } from '../rate-window.js';

/**
 * Requests per window, counted in this process's memory: on one machine the API
 * is one process. Idle subjects are forgotten after their window.
 */
export const openRateLimiter = (): RateLimiter =>
  limiterOf(counterOf(new RateLimiterMemory(RATE_WINDOW)));
