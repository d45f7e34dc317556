import { z } from 'zod';
import { DateTime } from './vocabulary.js';

/** Organisations, keys, plans, usage: who may do what, and how much of it. */

export const Scope = z.enum(['scans:write', 'scans:read', 'scans:delete', 'usage:read']);
export type Scope = z.infer<typeof Scope>;

export const PlanId = z.enum(['free', 'business', 'enterprise']);
export type PlanId = z.infer<typeof PlanId>;

/**
 * What a plan includes. `limitDefault` is the monthly allowance when the
 * organisation has none of its own; null is unlimited.
 */
export const PLANS: Record<
  PlanId,
  { name: string; apiAccess: boolean; limitDefault: number | null }
> = {
  free: { name: 'Free', apiAccess: false, limitDefault: 10 },
  business: { name: 'Business', apiAccess: true, limitDefault: 1000 },
  enterprise: { name: 'Enterprise', apiAccess: true, limitDefault: null },
};

export const RATE_LIMIT_DEFAULT_PER_MINUTE = 120;

export interface Organisation {
  id: string;
  name: string;
  plan: PlanId;
  /** Monthly allowance in scans; null is unlimited. */
  limit: number | null;
  /** Requests a minute. */
  rateLimit: number;
  suspended: boolean;
  createdAt: Date;
}

export interface ApiKey {
  id: string;
  organisationId: string;
  name: string | null;
  /** The key's readable beginning, enough to recognise it, useless to guess it. */
  prefix: string;
  scopes: Scope[];
  ownerEmail: string | null;
  revokedAt: Date | null;
  createdAt: Date;
}

/** What a presented key opens, in one read. */
export interface KeyHolder {
  key: ApiKey;
  organisation: Organisation;
  ownerSuspended: boolean;
}

export interface WebhookEndpoint {
  id: string;
  organisationId: string;
  url: string;
  /** Signing secret; only deliverers and the one who registered it see it. */
  secret: string;
  enabled: boolean;
  consecutiveFailures: number;
  createdAt: Date;
}

/** First instant of the calendar month (UTC) that `at` lies in, and of the next one. */
export function allowancePeriod(at: Date): { start: Date; end: Date } {
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth();
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}

export const Usage = z
  .object({
    object: z.literal('usage'),
    plan: z.object({ id: z.string(), name: z.string() }),
    period: z.object({ start: DateTime, end: DateTime }),
    used: z.number().int(),
    limit: z.number().int().nullable(),
    remaining: z.number().int().nullable(),
    total_scans: z.number().int().describe('Scans accepted since the organization exists.'),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof Usage>;

export const KeyDetails = z
  .object({
    object: z.literal('api_key'),
    organization: z.object({ id: z.uuid(), name: z.string() }),
    scopes: z.array(Scope),
  })
  .meta({ id: 'KeyDetails' });
