import { z } from 'zod';
import { sessionRoute } from '../route.js';
import { presentUser, UserAnswer } from '../shapes.js';

const UserList = z
  .object({ object: z.literal('list'), data: z.array(UserAnswer) })
  .meta({ id: 'UserList' });

export const listUsers = sessionRoute({
  id: 'list-users',
  method: 'get',
  path: '/users',
  right: 'users:manage',
  summary: 'Users of the organization',
  description: 'In the order in which they were invited.',
  answers: { 200: { description: 'All of them.', schema: UserList } },
  async handle({ api, person }) {
    const users = await api.platform.users.list(person.organisation.id);
    return { status: 200, body: { object: 'list', data: users.map(presentUser) } };
  },
});
