import { describeUser, userTarget } from '../../../core/audit.js';
import { changed, ownUser, UserId } from '../own-user.js';
import { sessionRoute } from '../route.js';
import { Done } from '../shapes.js';

export const removeUser = sessionRoute({
  id: 'remove-user',
  method: 'delete',
  path: '/users/{id}',
  right: 'users:manage',
  acts: ['user.removed'],
  summary: 'Remove a user',
  description:
    'With sessions and one-time link. API keys that name the address stay: suspend the user, or revoke them, to end those.',
  params: UserId,
  answers: { 200: { description: 'The user is gone.', schema: Done } },
  errors: ['NOT_FOUND', 'LAST_OWNER'],
  async handle({ api, person, act, params: { id } }) {
    const user = await ownUser(api, person, id);
    await act(
      { action: 'user.removed', target: userTarget(user.email) },
      async () => changed(await api.platform.users.remove(id)),
      () => ({ before: describeUser(user).details }),
    );
    return { status: 200, body: { done: true } };
  },
});
