import { z } from 'zod';
import { orNull } from '../../../core/act.js';
import { describeSso } from '../../../core/audit.js';
import { AppError } from '../../../core/errors.js';
import { SsoIssuer } from '../../../core/sso.js';
import { readFields } from '../../receive/read-fields.js';
import { OrganisationAnswer, presentOrganisation } from '../organisation-shapes.js';
import { sessionRoute } from '../route.js';

const Body = z
  .strictObject({
    issuer: SsoIssuer.describe('As in the discovery document of the provider.'),
    client_id: z.string().min(1).max(500),
    client_secret: z
      .string()
      .min(1)
      .max(2000)
      .optional()
      .describe('Never answered. It may be left out while the issuer stays the same.'),
  })
  .meta({ id: 'SetSingleSignOn' });

export const setSingleSignOn = sessionRoute({
  id: 'set-single-sign-on',
  method: 'post',
  path: '/organization/single-sign-on',
  right: 'sso:manage',
  acts: ['organisation.updated'],
  summary: 'Let users sign in at an OpenID Connect provider',
  description:
    'By verified e-mail address, in place of the provider that was set. Passwords go on working.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'The settings as they are now.', schema: OrganisationAnswer } },
  async handle({ api, request, person: { organisation }, act }) {
    const fields = await readFields(request, Body);
    const { issuer, client_id: clientId } = fields;
    const before = await api.platform.sso.get(organisation.id);
    // A secret goes to no other provider than that it was given for.
    const kept = before?.issuer === issuer ? before.clientSecret : null;
    const clientSecret = fields.client_secret ?? kept;
    if (clientSecret === null) {
      throw new AppError('INVALID_REQUEST', 'Field "client_secret" is missing.');
    }
    const target = { kind: 'organisation', id: organisation.id } as const;
    await act(
      { action: 'organisation.updated', target },
      async () =>
        orNull(await api.platform.sso.set(organisation.id, { issuer, clientId, clientSecret })),
      () => ({
        ...describeSso({ issuer }),
        ...(before && { before: describeSso(before).details }),
      }),
    );
    return { status: 200, body: await presentOrganisation(api, request, organisation) };
  },
});
