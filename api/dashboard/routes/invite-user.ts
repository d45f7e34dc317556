import { z } from 'zod';
import { describeUser } from '../../../core/audit.js';
import { AppError } from '../../../core/errors.js';
import { Role, UserEmail, UserName } from '../../../core/users.js';
import { Lang } from '../../../core/vocabulary.js';
import { readFields } from '../../receive/read-fields.js';
import { baseUrlOf, newLink } from '../one-time-link.js';
import { requireRoleRight } from '../own-user.js';
import { sessionRoute } from '../route.js';
import { InvitedUser, presentInvited } from '../shapes.js';

const Body = z
  .strictObject({ email: UserEmail, name: UserName, role: Role, language: Lang.optional() })
  .meta({ id: 'InviteUser' });

export const inviteUser = sessionRoute({
  id: 'invite-user',
  method: 'post',
  path: '/users',
  right: 'users:manage',
  acts: ['user.created'],
  summary: 'Invite a user',
  description:
    'Answers a one-time link, this once: hand it to the person, who sets a password by it. Only owners invite owners.',
  body: { 'application/json': Body },
  answers: { 201: { description: 'The user, with the link.', schema: InvitedUser } },
  errors: ['EMAIL_TAKEN'],
  async handle({ api, request, person, act }) {
    const { language: wanted, ...fields } = await readFields(request, Body);
    const given = { ...fields, ...(wanted !== undefined && { language: wanted }) };
    requireRoleRight(person, fields.role);
    const { link, url } = newLink(api.settings, new Date(), baseUrlOf(api.settings, request));
    const { id: organisationId, language } = person.organisation;
    const invited = await act(
      { action: 'user.created', organisationId },
      async () => {
        const made = await api.platform.users.invite({ language, ...given, organisationId }, link);
        if (made === 'email_taken') throw new AppError('EMAIL_TAKEN');
        return made === 'no_organisation' ? null : made;
      },
      describeUser,
    );
    if (invited === null) throw new Error('The organisation of a session is missing');
    return { status: 201, body: presentInvited(invited, url, link.expiresAt) };
  },
});
