import { z } from 'zod';
import { isLive } from '../../core/accounts.js';
import { describeRoll, keyTarget } from '../../core/audit.js';
import { KEY_ROLL_KEEP_DEFAULT_S, KEY_ROLL_KEEP_MAX_S } from '../../core/api-key.js';
import { KeyId, noKey, ownKey, refuseKey, requireOwnScopes } from '../keys/own-key.js';
import {
  ApiKeyShape,
  ApiKeyWithSecret,
  ExpiresAt,
  presentKey,
  readExpiry,
} from '../keys/shapes.js';
import { readFields } from '../receive/read-fields.js';
import { keyRoute } from '../route.js';

const Body = z
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

const RolledApiKey = ApiKeyWithSecret.extend({ previous: ApiKeyShape }).meta({
  id: 'RolledApiKey',
});

export const rollKey = keyRoute({
  id: 'roll-key',
  method: 'post',
  acts: ['key.rolled'],
  path: '/keys/{id}/roll',
  scope: 'keys:manage',
  summary: 'Roll a key',
  description:
    'Makes a new key with the name, scopes, owner and mode of a valid one, shown this once; both ' +
    'work until the former one expires. A key may roll itself; one with a scope that the calling ' +
    'key lacks is refused, and so is one that was rolled before. If the answer is lost, retrieve ' +
    'the former key: if it has `replaced_by`, roll that one, with `keep_previous_s` 0, since ' +
    'nobody has it; otherwise roll again.',
  params: KeyId,
  body: { 'application/json': Body },
  answers: { 200: { description: 'The new key, and the former one.', schema: RolledApiKey } },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ api, params: { id }, request, caller, act }) {
    const { scopes } = await ownKey(api, caller, id);
    const fields = await readFields(request, Body);
    const expiresAt = readExpiry(fields.expires_at, api.clock());
    requireOwnScopes(caller, scopes);
    const { keep_previous_s: keepS = KEY_ROLL_KEEP_DEFAULT_S } = fields;
    const { key, ...made } = api.makeKey(isLive(caller.organisation) ? 'live' : 'test');
    const rolled = await act(
      { action: 'key.rolled', target: keyTarget(id) },
      () => api.platform.accounts.rollKey(id, { ...made, keepPreviousMs: keepS * 1000, expiresAt }),
      describeRoll,
    ).catch(refuseKey);
    if (rolled === null) throw noKey();
    const now = api.clock();
    const previous = presentKey(rolled.previous, now);
    return { status: 200, body: { ...presentKey(rolled.key, now), key, previous } };
  },
});
