import { z } from 'zod';
import { AccountName, isLive, OwnerEmail, Scope } from '../../core/accounts.js';
import { describeKey } from '../../core/audit.js';
import { KEYS_MAX } from '../../core/api-key.js';
import { refuseKey, requireOwnScopes } from '../keys/own-key.js';
import { ApiKeyWithSecret, ExpiresAt, presentKey, readExpiry } from '../keys/shapes.js';
import { readFields } from '../receive/read-fields.js';
import { keyRoute } from '../route.js';

const Body = z
  .strictObject({
    name: AccountName.nullable().optional().describe('What it is for.'),
    scopes: z.array(Scope).min(1).describe('Those of the calling key, or fewer.'),
    owner: OwnerEmail.nullable()
      .optional()
      .describe(
        'E-mail address of the person it is issued to. Default: the owner of the calling key, ' +
          'so that whoever is suspended loses both; null: nobody.',
      ),
    expires_at: ExpiresAt,
  })
  .meta({ id: 'CreateKey' });

export const createKey = keyRoute({
  id: 'create-key',
  method: 'post',
  acts: ['key.created'],
  path: '/keys',
  scope: 'keys:manage',
  summary: 'Create a key',
  description:
    `The answer shows the key, this once. It has no scope that the calling key lacks, and is a ` +
    `test key where that is one. An organization may have ${KEYS_MAX} valid keys. If the answer ` +
    `is lost, list the keys, revoke the one that was made, and create another.`,
  body: { 'application/json': Body },
  answers: { 201: { description: 'The key.', schema: ApiKeyWithSecret } },
  errors: ['INVALID_REQUEST'],
  async handle({ api, request, caller, act }) {
    const fields = await readFields(request, Body);
    const expiresAt = readExpiry(fields.expires_at, api.clock()) ?? null;
    requireOwnScopes(caller, fields.scopes);
    const { key, hash, prefix } = api.makeKey(isLive(caller.organisation) ? 'live' : 'test');
    const { id: organisationId } = caller.organisation;
    const added = await act(
      { action: 'key.created', organisationId },
      () =>
        api.platform.accounts.createKey({
          organisationId,
          hash,
          prefix,
          scopes: Scope.options.filter((scope) => fields.scopes.includes(scope)),
          name: fields.name ?? null,
          ownerEmail: fields.owner === undefined ? caller.key.ownerEmail : fields.owner,
          expiresAt,
        }),
      describeKey,
    ).catch(refuseKey);
    if (added === null) throw new Error('The organisation of a valid key is missing');
    return { status: 201, body: { ...presentKey(added, api.clock()), key } };
  },
});
