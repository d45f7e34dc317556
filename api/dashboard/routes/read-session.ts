import { readCookie } from '../cookies.js';
import { sessionRoute } from '../route.js';
import { presentSession, SessionAnswer } from '../shapes.js';

export const readSession = sessionRoute({
  id: 'read-session',
  method: 'get',
  path: '/session',
  right: 'own:manage',
  summary: 'Who is signed in?',
  description: 'The session of the cookie, with what its changes must carry.',
  answers: { 200: { description: 'The session.', schema: SessionAnswer } },
  async handle({ request, person }) {
    return { status: 200, body: presentSession(person, readCookie(request, 'session') ?? '') };
  },
});
