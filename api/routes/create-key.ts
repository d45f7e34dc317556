import { z } from 'zod';
import { AccountName, OwnerEmail, Scope } from '../../core/accounts.js';
import { KEYS_MAX } from '../../core/api-key.js';
import { makeKeyFor } from '../keys/make-key.js';
import { requireOwnScopes } from '../keys/own-key.js';
import { ApiKeyWithSecret, ExpiresAt, readExpiry } from '../keys/shapes.js';
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
    const { name = null, scopes, owner, ...fields } = await readFields(request, Body);
    const expiresAt = readExpiry(fields.expires_at, api.clock()) ?? null;
    requireOwnScopes(caller, scopes);
    const ownerEmail = owner === undefined ? caller.key.ownerEmail : owner;
    const wanted = { name, scopes, ownerEmail, expiresAt };
    return { status: 201, body: await makeKeyFor(api, caller.organisation, wanted, act) };
  },
});
