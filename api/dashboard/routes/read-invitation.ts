import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { Lang } from '../../../core/vocabulary.js';
import { readFields } from '../../receive/read-fields.js';
import { visitorRoute } from '../route.js';
import { hashToken } from '../session-token.js';

export const LinkToken = z.string().max(200).describe('What follows the # of the one-time link.');

const Body = z.strictObject({ token: LinkToken }).meta({ id: 'ReadInvitation' });

const Invitation = z
  .object({
    object: z.literal('invitation'),
    email: z.string(),
    name: z.string(),
    language: Lang,
    organization: z.object({ name: z.string() }),
  })
  .meta({ id: 'Invitation' });

export const readInvitation = visitorRoute({
  id: 'read-invitation',
  method: 'post',
  path: '/invitations/read',
  summary: 'Whom is a one-time link for?',
  description: 'Uses nothing up. The token is in the body, so that no log of addresses holds it.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'Who is invited, and where.', schema: Invitation } },
  errors: ['LINK_INVALID'],
  async handle({ api, request }) {
    const { token } = await readFields(request, Body);
    const found = await api.platform.users.findLink(hashToken(token));
    if (found === null) throw new AppError('LINK_INVALID');
    const { user, organisation } = found;
    return {
      status: 200,
      body: {
        object: 'invitation',
        email: user.email,
        name: user.name,
        language: user.language,
        organization: { name: organisation.name },
      },
    };
  },
});
