export interface RateLimitState {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Milliseconds until the window restarts. */
  resetMs: number;
}

export interface RateLimiter {
  /** Counts one request of `subject` against `limit` a minute. */
  consume(subject: string, limit: number): Promise<RateLimitState>;
  /** The same without counting. */
  peek(subject: string, limit: number): Promise<RateLimitState>;
}
