import { z } from 'zod';
import { sessionRoute } from '../route.js';

const Ended = z.object({ ended: z.number().int().describe('Sessions.') }).meta({ id: 'Ended' });

export const endOtherSessions = sessionRoute({
  id: 'end-other-sessions',
  method: 'delete',
  path: '/sessions',
  right: 'own:manage',
  acts: [],
  summary: 'Sign out everywhere else',
  description: 'Ends all sessions of the user but the one that asks.',
  answers: { 200: { description: 'They have ended.', schema: Ended } },
  async handle({ api, person }) {
    const ended = await api.platform.users.endOtherSessions(person.user.id, person.sessionId);
    return { status: 200, body: { ended } };
  },
});
