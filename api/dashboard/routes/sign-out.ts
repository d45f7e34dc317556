import { cookieOf } from '../cookies.js';
import { sessionRoute } from '../route.js';
import { Done } from '../shapes.js';

export const signOut = sessionRoute({
  id: 'sign-out',
  method: 'delete',
  path: '/session',
  right: 'own:manage',
  acts: [],
  summary: 'Sign out',
  description: 'Ends this session, on every API process at once.',
  answers: { 200: { description: 'The session has ended.', schema: Done } },
  async handle({ api, request, person }) {
    const { review, users } = api.platform;
    await review.releaseClaimsOf(person.sessionId);
    await users.endSession(person.sessionId);
    return {
      status: 200,
      headers: { 'Set-Cookie': [cookieOf(request, 'session', null)] },
      body: { done: true },
    };
  },
});
