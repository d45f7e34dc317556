export interface RateLimitState {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Milliseconds until the window restarts. */
  resetMs: number;
}

export interface RateLimiter {
  /**
   * Counts one request of `subject` against `limit` in a window that its first request
   * opens.
   *
   * @param windowS length of the window, seconds; the same for every call of a subject
   */
  consume(subject: string, limit: number, windowS?: number): Promise<RateLimitState>;
  /** The same without counting, of a window of a minute. */
  peek(subject: string, limit: number): Promise<RateLimitState>;
}
