import { z } from 'zod';
import type { ApiKey, Organisation, Scope } from '../../core/accounts.js';
import { KeyNotRolled, TooManyKeys } from '../../core/api-key.js';
import { AppError } from '../../core/errors.js';
import type { Api } from '../api.js';
import type { Caller } from '../route.js';

/** Path parameter. A value that is not a UUID matches nothing: 404. */
export const KeyId = z.strictObject({
  id: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .describe('The key.'),
});

export const noKey = (): AppError => new AppError('NOT_FOUND', 'There is no such key.');

/**
 * The key of this id, of this organisation, which is of one mode. Throws NOT_FOUND for any
 * other as for none.
 */
export async function ownKey(
  api: Api,
  { id: organisationId }: Organisation,
  id: string,
): Promise<ApiKey> {
  const found = await api.platform.accounts.getKey(id);
  if (found?.organisationId !== organisationId) throw noKey();
  return found;
}

/**
 * Throws INSUFFICIENT_SCOPE unless the caller has each of these scopes: whoever gets a new
 * key may do no more with it than with his own.
 */
export function requireOwnScopes(caller: Caller, scopes: readonly Scope[]): void {
  const missing = scopes.find((scope) => !caller.key.scopes.includes(scope));
  if (missing === undefined) return;
  throw new AppError(
    'INSUFFICIENT_SCOPE',
    `The key lacks the scope ${missing}, so it cannot make a key that has it.`,
  );
}

/** What the store refuses as INVALID_REQUEST with its sentence; anything else is thrown again. */
export function refuseKey(error: unknown): never {
  if (error instanceof TooManyKeys || error instanceof KeyNotRolled) {
    throw new AppError('INVALID_REQUEST', error.message);
  }
  throw error;
}
