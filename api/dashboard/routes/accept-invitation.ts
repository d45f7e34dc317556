import { AppError } from '../../../core/errors.js';
import { UserDetails } from '../../../core/users.js';
import { readFields } from '../../receive/read-fields.js';
import { requireSafeConnection } from '../cookies.js';
import { openSession } from '../open-session.js';
import { NewPassword, requireGoodPassword } from '../password-rules.js';
import { hashPassword } from '../passwords.js';
import { visitorRoute } from '../route.js';
import { hashToken } from '../session-token.js';
import { SessionAnswer } from '../shapes.js';
import { LinkToken } from './read-invitation.js';

const Body = UserDetails.extend({ token: LinkToken, password: NewPassword }).meta({
  id: 'AcceptInvitation',
});

export const acceptInvitation = visitorRoute({
  id: 'accept-invitation',
  method: 'post',
  path: '/invitations/accept',
  summary: 'Set the password by a one-time link',
  description: 'Uses the link up, ends all sessions of the user, and signs in.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'The session.', schema: SessionAnswer } },
  errors: ['LINK_INVALID', 'PASSWORD_REFUSED', 'SUSPENDED', 'INSECURE_CONNECTION'],
  async handle({ api, request }) {
    requireSafeConnection(request, api.settings);
    const { token, password, ...details } = await readFields(request, Body);
    const { users } = api.platform;
    const hash = hashToken(token);
    const found = await users.findLink(hash);
    if (found === null) throw new AppError('LINK_INVALID');
    const { user, organisation } = found;
    if (user.suspended !== null || organisation.suspended) {
      throw new AppError('SUSPENDED', 'This user or the organization is suspended.');
    }
    requireGoodPassword(password, user.email);
    const passwordHash = await hashPassword(password);
    const entry = await users.useLink(hash, passwordHash);
    if (entry === null) throw new AppError('LINK_INVALID');
    const updated = (await users.update(user.id, details)) ?? entry.user;
    return openSession(api, request, { ...entry, user: updated, organisation }, passwordHash);
  },
});
