import { z } from 'zod';
import { AccountName, OwnerEmail, Scope } from '../../../core/accounts.js';
import { makeKeyFor } from '../../keys/make-key.js';
import { ApiKeyWithSecret, ExpiresAt, readExpiry } from '../../keys/shapes.js';
import { readFields } from '../../receive/read-fields.js';
import { OfMode, organisationOf, requireApiAccess } from '../by-person.js';
import { sessionRoute } from '../route.js';

const Body = z
  .strictObject({
    name: AccountName.describe('What it is for.'),
    scopes: z.array(Scope).min(1),
    owner: OwnerEmail.nullable()
      .optional()
      .describe(
        'E-mail address of the person it is issued to, whose suspension stops it. Default: who makes it; null: nobody.',
      ),
    expires_at: ExpiresAt,
  })
  .meta({ id: 'CreateKey' });

/** Whoever may keep keys has the right to all that a key may be permitted (core/users.ts). */
export const createKey = sessionRoute({
  id: 'create-key',
  method: 'post',
  path: '/keys',
  right: 'keys:manage',
  acts: ['key.created'],
  summary: 'Create a key',
  description: 'The answer shows the key, this once.',
  query: OfMode,
  body: { 'application/json': Body },
  answers: { 201: { description: 'The key.', schema: ApiKeyWithSecret } },
  errors: ['NO_API_ACCESS'],
  async handle({ api, request, person, query, act }) {
    const { name, scopes, owner, expires_at } = await readFields(request, Body);
    const expiresAt = readExpiry(expires_at, api.clock()) ?? null;
    const organisation = await organisationOf(api, person, query);
    requireApiAccess(organisation);
    const ownerEmail = owner === undefined ? person.user.email : owner;
    const wanted = { name, scopes, ownerEmail, expiresAt };
    return { status: 201, body: await makeKeyFor(api, organisation, wanted, act) };
  },
});
