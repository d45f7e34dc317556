import { z } from 'zod';
import { userTarget } from '../../../core/audit.js';
import { AppError } from '../../../core/errors.js';
import { Role, UserDetails } from '../../../core/users.js';
import { readFields } from '../../receive/read-fields.js';
import { changed, ownUser, requireRoleRight, UserId } from '../own-user.js';
import { sessionRoute } from '../route.js';
import { presentUser, UserAnswer } from '../shapes.js';

const Body = UserDetails.extend({
  role: Role.optional(),
  suspended: z.boolean().optional(),
}).meta({ id: 'UpdateUser' });

export const updateUser = sessionRoute({
  id: 'update-user',
  method: 'patch',
  path: '/users/{id}',
  right: 'users:manage',
  acts: ['user.role_changed', 'user.suspended', 'user.resumed'],
  summary: 'Change a user',
  description:
    'A change of role or suspension ends the sessions of the user. A suspended user’s API keys of this organization answer `SUSPENDED`. Only owners change owners, and the last one stays. Whom the operator suspended, the operator resumes.',
  params: UserId,
  body: { 'application/json': Body },
  answers: { 200: { description: 'The user as it is now.', schema: UserAnswer } },
  errors: ['NOT_FOUND', 'LAST_OWNER'],
  async handle({ api, request, person, act, params: { id } }) {
    const { role, suspended, ...details } = await readFields(request, Body);
    const { users } = api.platform;
    const user = await ownUser(api, person, id);
    const target = userTarget(user.email);
    if (role !== undefined && role !== user.role) {
      requireRoleRight(person, role);
      await act(
        { action: 'user.role_changed', target },
        async () => changed(await users.setRole(id, role)),
        () => ({ details: { role }, before: { role: user.role } }),
      );
    }
    if (suspended !== undefined && user.suspended === 'operator') {
      throw new AppError('NOT_PERMITTED', 'The operator suspended this user, and alone resumes.');
    }
    if (suspended !== undefined && suspended !== (user.suspended !== null)) {
      await act({ action: suspended ? 'user.suspended' : 'user.resumed', target }, async () =>
        changed(await users.setSuspended(id, suspended)),
      );
    }
    return { status: 200, body: presentUser(changed(await users.update(id, details))) };
  },
});
