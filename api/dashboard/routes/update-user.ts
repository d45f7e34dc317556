import { z } from 'zod';
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
  summary: 'Change a user',
  description:
    'A change of role or suspension ends the sessions of the user. A suspended user’s API keys of this organization answer `SUSPENDED`. Only owners change owners, and the last one stays. Whom the operator suspended, the operator resumes.',
  params: UserId,
  body: { 'application/json': Body },
  answers: { 200: { description: 'The user as it is now.', schema: UserAnswer } },
  errors: ['NOT_FOUND', 'LAST_OWNER'],
  async handle({ api, request, person, params: { id } }) {
    const { role, suspended, ...details } = await readFields(request, Body);
    const { users } = api.platform;
    await ownUser(api, person, id);
    if (role !== undefined) {
      requireRoleRight(person, role);
      changed(await users.setRole(id, role));
    }
    if (suspended !== undefined) changed(await users.setSuspended(id, suspended));
    return { status: 200, body: presentUser(changed(await users.update(id, details))) };
  },
});
