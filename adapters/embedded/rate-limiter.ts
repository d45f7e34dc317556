import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiter } from '../../core/ports.js';
import { limiterOf, RATE_WINDOW } from '../rate-window.js';

/**
 * Requests per minute, counted in this process's memory: on one machine the API
 * is one process. Idle subjects are forgotten after a minute.
 */
export const openRateLimiter = (): RateLimiter => limiterOf(new RateLimiterMemory(RATE_WINDOW));
