import { userTarget } from '../../../core/audit.js';
import { baseUrlOf, newLink } from '../one-time-link.js';
import { changed, ownUser, UserId } from '../own-user.js';
import { sessionRoute } from '../route.js';
import { InvitedUser, presentInvited } from '../shapes.js';

export const resetUser = sessionRoute({
  id: 'reset-user',
  method: 'post',
  path: '/users/{id}/reset',
  right: 'users:manage',
  acts: ['user.password_reset'],
  summary: 'Reset a user',
  description:
    'For a forgotten password, a lost authenticator or a link past its time: takes password and second factor away, ends the sessions, and answers a new one-time link.',
  params: UserId,
  answers: { 200: { description: 'The user, with the link.', schema: InvitedUser } },
  errors: ['NOT_FOUND'],
  async handle({ api, request, person, act, params: { id } }) {
    const { email } = await ownUser(api, person, id);
    const { link, url } = newLink(api.settings, new Date(), baseUrlOf(api.settings, request));
    const reset = await act(
      { action: 'user.password_reset', target: userTarget(email) },
      async () => changed(await api.platform.users.reset(id, link)),
    );
    return { status: 200, body: presentInvited(reset, url, link.expiresAt) };
  },
});
