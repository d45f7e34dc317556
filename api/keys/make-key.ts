import type { z } from 'zod';
import { type ApiKey, isLive, type Organisation, Scope } from '../../core/accounts.js';
import { KEY_ROLL_KEEP_DEFAULT_S } from '../../core/api-key.js';
import type { Act } from '../../core/act.js';
import { describeKey, describeRoll, keyTarget } from '../../core/audit.js';
import type { Api } from '../api.js';
import { noKey, refuseKey } from './own-key.js';
import {
  type ApiKeyWithSecret,
  presentKey,
  readExpiry,
  type RolledApiKey,
  type RollKeyBody,
} from './shapes.js';

/** Makes a key of an organisation, and answers it with the key itself. */
export async function makeKeyFor(
  api: Api,
  organisation: Organisation,
  wanted: Pick<ApiKey, 'name' | 'scopes' | 'ownerEmail' | 'expiresAt'>,
  act: Act<'key.created'>,
): Promise<z.infer<typeof ApiKeyWithSecret>> {
  const { key, ...made } = api.makeKey(isLive(organisation) ? 'live' : 'test');
  const { id: organisationId } = organisation;
  const scopes = Scope.options.filter((scope) => wanted.scopes.includes(scope));
  const added = await act(
    { action: 'key.created', organisationId },
    () => api.platform.accounts.createKey({ organisationId, ...made, ...wanted, scopes }),
    describeKey,
  ).catch(refuseKey);
  if (added === null) throw new Error('The organisation of whoever makes a key is missing');
  return { ...presentKey(added, api.clock()), key };
}

/** Makes a key in place of one, and answers both. */
export async function rollKeyOf(
  api: Api,
  organisation: Organisation,
  { id, ...fields }: { id: string } & z.infer<typeof RollKeyBody>,
  act: Act<'key.rolled'>,
): Promise<z.infer<typeof RolledApiKey>> {
  const expiresAt = readExpiry(fields.expires_at, api.clock());
  const { keep_previous_s: keepS = KEY_ROLL_KEEP_DEFAULT_S } = fields;
  const { key, ...made } = api.makeKey(isLive(organisation) ? 'live' : 'test');
  const rolled = await act(
    { action: 'key.rolled', target: keyTarget(id) },
    () => api.platform.accounts.rollKey(id, { ...made, keepPreviousMs: keepS * 1000, expiresAt }),
    describeRoll,
  ).catch(refuseKey);
  if (rolled === null) throw noKey();
  const now = api.clock();
  return { ...presentKey(rolled.key, now), key, previous: presentKey(rolled.previous, now) };
}
