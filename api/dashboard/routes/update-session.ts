import { UserDetails } from '../../../core/users.js';
import { readFields } from '../../receive/read-fields.js';
import { readCookie } from '../cookies.js';
import { changed } from '../own-user.js';
import { sessionRoute } from '../route.js';
import { presentSession, SessionAnswer } from '../shapes.js';

const Body = UserDetails.meta({ id: 'UpdateSession' });

export const updateSession = sessionRoute({
  id: 'update-session',
  method: 'patch',
  path: '/session',
  right: 'own:manage',
  acts: [],
  summary: 'Change the own name and language',
  description: 'Both stay as they are where they are not given.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'The session.', schema: SessionAnswer } },
  async handle({ api, request, person: { user, organisation } }) {
    const details = await readFields(request, Body);
    const updated = changed(await api.platform.users.update(user.id, details));
    const token = readCookie(request, 'session') ?? '';
    return { status: 200, body: presentSession({ user: updated, organisation }, token) };
  },
});
