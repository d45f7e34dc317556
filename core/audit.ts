import { z } from 'zod';
import { type ApiKey, type Organisation, PlanId, Scope, type WebhookEndpoint } from './accounts.js';
import type { SsoSettings } from './sso.js';
import { Role, type User } from './users.js';
import { DateTime, Lang } from './vocabulary.js';

/** The audit log: who did which administrative act, when and from where (docs/decisions/0046). */

export const AUDIT_ACTIONS = [
  'organisation.created',
  'organisation.updated',
  'organisation.suspended',
  'organisation.resumed',
  'organisation.deleted',
  'key.created',
  'key.rolled',
  'key.revoked',
  'user.created',
  'user.role_changed',
  'user.password_reset',
  'user.removed',
  'user.password_changed',
  'user.two_factor_set',
  'user.two_factor_removed',
  'user.suspended',
  'user.resumed',
  'webhook.created',
  'webhook.deleted',
  'webhook.enabled',
  'webhook.pinged',
  'webhook.replayed',
  'webhook.secret_rolled',
  'backup.made',
  'backup.restored',
  'schema.migrated',
  'secrets.reencrypted',
  'intake.closed',
  'intake.opened',
  'scan.requeued',
  'dataset.exported',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** Who acted. An operator's name is what the system says (SUDO_USER, or the user of the process). */
export const AuditActor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('key'), id: z.string(), prefix: z.string() }),
  z.strictObject({ kind: z.literal('user'), id: z.string(), email: z.string() }),
  z.strictObject({ kind: z.literal('operator'), name: z.string() }),
  z.strictObject({ kind: z.literal('system') }),
]);
export type AuditActor = z.infer<typeof AuditActor>;

/** What was acted on: an id of the service, of a user the e-mail address. */
export const AuditTarget = z.union([
  z.strictObject({
    kind: z.enum(['organisation', 'key', 'webhook_endpoint', 'scan']),
    id: z.uuid(),
  }),
  z.strictObject({ kind: z.literal('user'), id: z.email() }),
]);
export type AuditTarget = z.infer<typeof AuditTarget>;

/**
 * The settings that an act made or changed, and its extent. A closed list, so that nothing
 * else gets in: no secret, no key, no content of documents; of a URL its origin only, because
 * paths and query strings hold tokens.
 */
export const AuditDetails = z
  .strictObject({
    name: z.string().nullable().describe('Of the organization, key or user.'),
    plan: PlanId,
    limit: z.number().int().nullable().describe('Scans a month; null is unlimited.'),
    rate_limit: z.number().int().describe('Requests a minute.'),
    training_copies: z
      .boolean()
      .describe('Whether labelled documents are kept as training copies.'),
    language: Lang.describe('Of users who are invited.'),
    file_retention_days: z
      .number()
      .int()
      .nullable()
      .describe('Days after which original files are removed; null: as the operator has set.'),
    scopes: z.array(Scope),
    owner: z.string().nullable().describe('E-mail address of the owner of the key.'),
    expires_at: DateTime.nullable(),
    previous_expires_at: DateTime.nullable().describe('Until when the former key is valid.'),
    new_key: z.uuid().describe('The key in place of a rolled one.'),
    role: Role.describe('Of a user.'),
    url_origin: z
      .string()
      .describe('Scheme and host: of a webhook endpoint, or of the issuer of single sign-on.'),
    notify_url_origin: z.string().nullable(),
    keep_previous_s: z
      .number()
      .int()
      .describe('Seconds for which what was rolled stays valid beside the new one.'),
    event_id: z.uuid().describe('The webhook event.'),
    since: DateTime.describe('Events made at this instant or later.'),
    deliveries: z.number().int(),
    made_at: DateTime.describe('When the backup was made.'),
    records: z.number().int(),
    files: z.number().int(),
    from_version: z.number().int(),
    to_version: z.number().int(),
    secrets: z.number().int(),
  })
  .partial()
  .meta({ id: 'AuditDetails' });
export type AuditDetails = z.infer<typeof AuditDetails>;

/**
 * `unconfirmed`: the act was about to be done, and nothing tells whether it was: the process
 * died, the store did not answer, or it is under way.
 */
export const AuditOutcome = z.enum(['done', 'unconfirmed']);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

export interface AuditEvent {
  id: string;
  /** When the act began. */
  at: Date;
  /** The organisation concerned, for an act on its test data too; null for none or all. */
  organisationId: string | null;
  /** false for an act on test data. */
  livemode: boolean;
  actor: AuditActor;
  action: AuditAction;
  target: AuditTarget | null;
  details: AuditDetails;
  /** What was changed, as it was before. */
  before: AuditDetails | null;
  /** Address of the client; null for an act on the machine. */
  origin: string | null;
  requestId: string | null;
  outcome: AuditOutcome;
}

/** Who acts, and from where: the same for every act of a request or a command. */
export interface AuditSource {
  actor: AuditActor;
  origin?: string | null;
  requestId?: string | null;
}

export interface AuditIntent<Action extends AuditAction = AuditAction> {
  action: Action;
  /** As given by the caller: anything but an id of its kind is left out. */
  target?: { kind: AuditTarget['kind']; id: string };
  /** Where there is no target yet: that of the organisation, or of its test data. */
  organisationId?: string;
}

/** What is known once the act is done. */
export interface AuditResult {
  target?: AuditTarget;
  details?: AuditDetails;
  before?: AuditDetails;
}

export const describeOrganisation = (made: Organisation) => ({
  target: { kind: 'organisation', id: made.id } as const,
  details: {
    name: made.name,
    plan: made.plan,
    limit: made.limit,
    rate_limit: made.rateLimit,
    training_copies: made.trainingCopiesSince !== null,
    language: made.language,
    file_retention_days: made.fileRetentionDays,
  },
});

export const describeKey = (made: ApiKey) => ({
  target: { kind: 'key', id: made.id } as const,
  details: {
    name: made.name,
    scopes: made.scopes,
    owner: made.ownerEmail,
    expires_at: made.expiresAt?.toISOString() ?? null,
  },
});

export const keyTarget = (id: string) => ({ kind: 'key', id }) as const;

/** The target is the former key; its successor is named. */
export const describeRoll = ({ key, previous }: { key: ApiKey; previous: ApiKey }) => ({
  details: {
    new_key: key.id,
    expires_at: key.expiresAt?.toISOString() ?? null,
    previous_expires_at: previous.expiresAt?.toISOString() ?? null,
  },
});

/** What is different, before and after. */
export function describeChange(from: Organisation, to: Organisation): AuditResult {
  const [{ details: before }, { details }] = [describeOrganisation(from), describeOrganisation(to)];
  const changed = (Object.keys(details) as (keyof typeof details)[]).filter(
    (field) => before[field] !== details[field],
  );
  const only = (all: AuditDetails): AuditDetails =>
    Object.fromEntries(changed.map((field) => [field, all[field]]));
  return { details: only(details), before: only(before) };
}

export const userTarget = (email: string) => ({ kind: 'user', id: email }) as const;

export const describeUser = ({ email, name, role }: User) => ({
  target: userTarget(email),
  details: { name, role },
});

export const describeEndpoint = ({ id, url, notifyUrl }: WebhookEndpoint) => ({
  target: endpointTarget(id),
  details: {
    url_origin: urlOrigin(url),
    notify_url_origin: notifyUrl === null ? null : urlOrigin(notifyUrl),
  },
});

export const endpointTarget = (id: string) => ({ kind: 'webhook_endpoint', id }) as const;

/** Of single sign-on; the secret is in no record. */
export const describeSso = ({ issuer }: Pick<SsoSettings, 'issuer'>): AuditResult => ({
  details: { url_origin: urlOrigin(issuer) },
});

/** Scheme and host: the rest of a URL may hold a token. */
const urlOrigin = (url: string): string => new URL(url).origin;
