import { z } from 'zod';
import { type ApiKey, Scope } from '../../core/accounts.js';
import {
  KEY_ROLL_KEEP_DEFAULT_S,
  KEY_ROLL_KEEP_MAX_S,
  KEY_STATES,
  keyState,
} from '../../core/api-key.js';
import { AppError } from '../../core/errors.js';
import { DateTime, Livemode } from '../../core/vocabulary.js';

/** API keys as the API shows them. */

export const ApiKeyShape = z
  .object({
    id: z.uuid(),
    object: z.literal('api_key'),
    name: z.string().nullable(),
    prefix: z.string().describe('Its first characters, to recognise it by.'),
    scopes: z.array(Scope),
    owner: z.string().nullable().describe('E-mail address of the person it was issued to.'),
    state: z.enum(KEY_STATES),
    created_at: DateTime,
    expires_at: DateTime.nullable().describe('From then on it is refused; null: never.'),
    last_used_at: DateTime.nullable().describe(
      'To within about a minute; null: not since this is recorded.',
    ),
    revoked_at: DateTime.nullable(),
    replaced_by: z.uuid().nullable().describe('The key that a roll made in its place.'),
    livemode: Livemode,
  })
  .meta({ id: 'ApiKey' });

export const ApiKeyWithSecret = ApiKeyShape.extend({
  key: z.string().describe('The key itself, shown this once.'),
}).meta({ id: 'ApiKeyWithSecret' });

export const presentKey = (key: ApiKey, now: Date): z.infer<typeof ApiKeyShape> => ({
  id: key.id,
  object: 'api_key',
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  owner: key.ownerEmail,
  state: keyState(key, now),
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
  replaced_by: key.replacedBy,
  livemode: key.livemode,
});

/** Field `expires_at` of a request. */
export const ExpiresAt = DateTime.nullable()
  .optional()
  .describe('A time to come; from then on the key is refused. null: never.');

/** As a date; throws INVALID_REQUEST for a time that is past. */
export function readExpiry(given: string | null | undefined, now: Date): Date | null | undefined {
  if (typeof given !== 'string') return given;
  const expiresAt = new Date(given);
  if (expiresAt > now) return expiresAt;
  throw new AppError('INVALID_REQUEST', 'Field "expires_at" must be a time to come.');
}

export const RollKeyBody = z
  .strictObject({
    keep_previous_s: z
      .number()
      .int('must be a whole number')
      .min(0)
      .max(KEY_ROLL_KEEP_MAX_S)
      .optional()
      .describe(
        `Seconds for which the former key stays valid, but never longer than it was going to. ` +
          `Default ${KEY_ROLL_KEEP_DEFAULT_S}, seven days; 0 ends it at once.`,
      ),
    expires_at: ExpiresAt.describe(
      'When the new key expires. Default: after as long a life as the former one was given; null: never.',
    ),
  })
  .meta({ id: 'RollKey' });

export const RolledApiKey = ApiKeyWithSecret.extend({ previous: ApiKeyShape }).meta({
  id: 'RolledApiKey',
});
