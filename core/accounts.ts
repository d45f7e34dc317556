import { z } from 'zod';
import { isInternalAddress } from './internal-address.js';
import { DateTime, type Lang, Livemode } from './vocabulary.js';

/** Organisations, keys, plans and usage: permissions and limits. */

export const Scope = z.enum([
  'scans:write',
  'scans:read',
  'scans:delete',
  'usage:read',
  'webhooks:manage',
  'keys:manage',
  'audit:read',
]);
export type Scope = z.infer<typeof Scope>;

/** Scopes as a comma-separated list: `scans:read,scans:write`. Unique, in the order above. */
export const ScopeList = z.string().transform((text, context): Scope[] => {
  const given = text.split(',').map((part) => part.trim());
  const unknown = given.find((part) => !Scope.safeParse(part).success);
  if (unknown !== undefined) {
    context.addIssue({
      code: 'custom',
      message: `"${unknown}" is no scope; the scopes are ${Scope.options.join(', ')}`,
    });
    return z.NEVER;
  }
  return Scope.options.filter((scope) => given.includes(scope));
});

/** Name of an organisation or of a key. */
export const AccountName = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'is longer than 200 characters')
  .regex(/^\P{Cc}*$/u, 'must not hold control characters');

/** E-mail addresses are compared without case, so they are stored in lower case. */
export const OwnerEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'is longer than 254 characters')
  .pipe(z.email('must be an e-mail address'));

export const PlanId = z.enum(['free', 'business', 'enterprise']);
export type PlanId = z.infer<typeof PlanId>;

/**
 * What a plan includes. `limitDefault` is the monthly allowance of an
 * organisation without its own limit; null is unlimited. `concurrentScans` is
 * the maximum number of scans of one organisation in progress at once, however
 * many workers are free.
 */
export const PLANS: Record<
  PlanId,
  { name: string; apiAccess: boolean; limitDefault: number | null; concurrentScans: number }
> = {
  free: { name: 'Free', apiAccess: false, limitDefault: 10, concurrentScans: 1 },
  business: { name: 'Business', apiAccess: true, limitDefault: 1000, concurrentScans: 16 },
  enterprise: { name: 'Enterprise', apiAccess: true, limitDefault: null, concurrentScans: 64 },
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
  /**
   * Since when labelled documents are kept as training copies; null where they are not. A copy
   * belongs to the time it was made in: switching off ends all of them, and switching on
   * again brings none back.
   */
  trainingCopiesSince: Date | null;
  /** Of users who are invited. */
  language: Lang;
  /**
   * Days after which its original files are removed, whatever longer time the operator has
   * set; null for the operator's alone. Also of files that are there when it is set.
   */
  fileRetentionDays: number | null;
  /**
   * Set on the organisation that holds the test data of another: the id of that other.
   * Its plan, its rate and whether it is suspended are those of the other; it has no
   * limit, because nothing is charged.
   */
  testOf: string | null;
}

/** Days; 0 removes a file as soon as its scan has ended. */
export const FILE_RETENTION_MAX_DAYS = 36_500;

export const isLive = ({ testOf }: Organisation): boolean => testOf === null;

export interface ApiKey {
  id: string;
  organisationId: string;
  name: string | null;
  /** false for a test key, whose `organisationId` is that of the test data. */
  livemode: boolean;
  /** The key's readable prefix: enough to recognise the key, useless for guessing it. */
  prefix: string;
  scopes: Scope[];
  ownerEmail: string | null;
  revokedAt: Date | null;
  /** From this instant on it is refused; null for never. */
  expiresAt: Date | null;
  /** When it was last presented while valid, within a minute or so; null for never. */
  lastUsedAt: Date | null;
  /** The key that a roll made in its place. */
  replacedBy: string | null;
  createdAt: Date;
}

/** The holder of a presented key and what the key permits, in one read. */
export interface KeyHolder {
  key: ApiKey;
  organisation: Organisation;
  ownerSuspended: boolean;
}

/** Its signing secret is in no field: the store shows it once, to whoever made it. */
export interface WebhookEndpoint {
  id: string;
  organisationId: string;
  url: string;
  /** Where its owner is told that it fails, was disabled or answers again. */
  notifyUrl: string | null;
  enabled: boolean;
  consecutiveFailures: number;
  /** null while its last attempt succeeded. */
  failingSince: Date | null;
  /** While it fails: when the next waiting event is tried. */
  nextProbeAt: Date | null;
  /** Until when events are also signed with the secret before the last roll. */
  previousSecretUntil: Date | null;
  createdAt: Date;
}

export interface NewWebhookEndpoint extends WebhookEndpoint {
  secret: string;
}

/**
 * URL of a webhook endpoint: https, without credentials, no internal address.
 * A name that resolves to one is detected when a delivery is sent, not here.
 *
 * @param allowPrivateNetwork also allows http and internal addresses, for development.
 */
export const webhookUrl = (allowPrivateNetwork: boolean) =>
  z
    .string()
    .max(2000, 'is longer than 2000 characters')
    .transform((text, context): string => {
      const url = URL.canParse(text) ? new URL(text) : null;
      const problem =
        url === null
          ? 'must be a URL such as https://example.com/hooks'
          : url.protocol !== 'https:' && !(allowPrivateNetwork && url.protocol === 'http:')
            ? 'must begin with https://'
            : url.username !== '' || url.password !== ''
              ? 'must not hold a user name or password'
              : !allowPrivateNetwork && isInternalHost(url.hostname)
                ? 'must be a public address'
                : null;
      if (url === null || problem !== null) {
        context.addIssue({ code: 'custom', message: problem ?? 'is no URL' });
        return z.NEVER;
      }
      url.hash = ''; // never sent
      return url.href;
    });

/** The parser has normalised every IPv4 notation to dotted decimal. */
function isInternalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(host);
  return isAddress && isInternalAddress(host);
}

/** First instant of the calendar month (UTC) that contains `at`, and of the next month. */
export function allowancePeriod(at: Date): { start: Date; end: Date } {
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth();
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}

export const Usage = z.object({
  object: z.literal('usage'),
  plan: z.object({ id: z.string(), name: z.string() }),
  period: z.object({ start: DateTime, end: DateTime }),
  used: z.number().int(),
  limit: z.number().int().nullable(),
  remaining: z.number().int().nullable(),
  total_scans: z.number().int().describe('Scans accepted since the organization exists.'),
});
export type Usage = z.infer<typeof Usage>;

export const KeyDetails = z
  .object({
    object: z.literal('api_key'),
    id: z.uuid(),
    name: z.string().nullable(),
    organization: z.object({ id: z.uuid(), name: z.string() }),
    scopes: z.array(Scope),
    expires_at: DateTime.nullable().describe('From then on it is refused; null: never.'),
    livemode: Livemode,
  })
  .meta({ id: 'KeyDetails' });
