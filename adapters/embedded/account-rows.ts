import { z } from 'zod';
import { type ApiKey, type Organisation, PlanId, type Scope } from '../../core/accounts.js';
import { Lang } from '../../core/vocabulary.js';
import { fromStored, StoredDate, StoredFlag } from './stored-json.js';

export const OrganisationRow = z
  .object({
    id: z.string(),
    name: fromStored<string>(),
    plan: PlanId,
    allowance: z.number().nullable(),
    rate_limit: z.number(),
    suspended: StoredFlag,
    created_at: StoredDate,
    test_of: z.string().nullable(),
    training_since: StoredDate.nullable(),
    language: Lang,
    file_retention_days: z.number().nullable(),
  })
  .transform((row): Organisation => ({
    id: row.id,
    name: row.name,
    plan: row.plan,
    limit: row.allowance,
    rateLimit: row.rate_limit,
    suspended: row.suspended,
    createdAt: row.created_at,
    trainingCopiesSince: row.training_since,
    language: row.language,
    fileRetentionDays: row.file_retention_days,
    testOf: row.test_of,
  }));
const FIELDS = `id, name, plan, allowance, rate_limit, suspended, created_at, test_of,
  training_since, language, file_retention_days`;

/** Start of a SELECT of organisations, without those whose deletion has begun. */
export const ORGANISATION = `
  SELECT ${FIELDS} FROM (SELECT * FROM organisations WHERE deleted_at IS NULL)`;

/** The same with them. */
export const ANY_ORGANISATION = `SELECT ${FIELDS} FROM organisations`;

export const KeyRow = z
  .object({
    id: z.string(),
    organisation_id: z.string(),
    name: fromStored<string>().nullable(),
    prefix: z.string(),
    scopes: fromStored<Scope[]>(),
    owner_email: z.string().nullable(),
    revoked_at: StoredDate.nullable(),
    expires_at: StoredDate.nullable(),
    last_used_at: StoredDate.nullable(),
    replaced_by: z.string().nullable(),
    created_at: StoredDate,
    livemode: StoredFlag,
  })
  .transform((row): ApiKey => ({
    id: row.id,
    organisationId: row.organisation_id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    ownerEmail: row.owner_email,
    revokedAt: row.revoked_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    replacedBy: row.replaced_by,
    createdAt: row.created_at,
    livemode: row.livemode,
  }));
/** Start of a SELECT of keys. */
export const KEY = `SELECT id, organisation_id, name, prefix, scopes, owner_email, revoked_at,
  expires_at, last_used_at, replaced_by, created_at, livemode FROM api_keys`;
