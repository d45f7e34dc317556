import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { RATE_LIMIT_DEFAULT_PER_MINUTE } from '../core/accounts.js';
import { parseIpAddress } from '../core/ip-address.js';
import type { RateLimitState } from '../core/ports.js';
import type { Api } from './api.js';

/** Rate limits: the counted subject, and the three headers of every answer. */

export const organisationSubject = (id: string): string => `org:${id}`;

export const clientSubject = (request: Request): string => addressSubject(request.ip ?? '');

/** An IPv6 client controls at least a /64, so the /64 is counted. */
export function addressSubject(address: string): string {
  const bytes = parseIpAddress(address);
  if (bytes === null) return 'ip:unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return `ip:${mapped}`;
  if (bytes.length === 4) return `ip:${address}`;
  return `ip:${Buffer.from(bytes.slice(0, 8)).toString('hex')}::/64`;
}

/**
 * Counts a request. If the limiter is unreachable, the request passes: the
 * stores protect themselves.
 */
export async function countRequest(
  api: Api,
  subject: string,
  limit: number,
  windowS?: number,
): Promise<RateLimitState> {
  try {
    return await api.platform.rateLimiter.consume(subject, limit, windowS);
  } catch (error) {
    api.logger.warn({ err: error }, 'rate limiter out of reach');
    return untouched(limit);
  }
}

/**
 * A client's current state, without counting: for documents, probes and answers
 * to malformed requests.
 */
export async function peekAtClient(api: Api, subject: string): Promise<RateLimitState> {
  const limit = RATE_LIMIT_DEFAULT_PER_MINUTE;
  return api.platform.rateLimiter.peek(subject, limit).catch(() => untouched(limit));
}

const untouched = (limit: number): RateLimitState => ({
  allowed: true,
  limit,
  remaining: limit,
  resetMs: 60_000,
});

/** The headers' names and values. */
export const rateLimitHeaders = (state: RateLimitState): Record<string, string> => ({
  'RateLimit-Limit': String(state.limit),
  'RateLimit-Remaining': String(Math.max(0, state.remaining)),
  'RateLimit-Reset': String(Math.max(0, Math.ceil(state.resetMs / 1000))),
});

export function showRateLimit(
  response: ServerResponse<IncomingMessage>,
  state: RateLimitState,
): void {
  for (const [name, value] of Object.entries(rateLimitHeaders(state))) {
    response.setHeader(name, value);
  }
}
