import { z } from 'zod';
import { DateTime } from '../../../core/vocabulary.js';
import { sessionRoute } from '../route.js';

const SessionList = z
  .object({
    object: z.literal('list'),
    data: z.array(
      z.object({
        signed_in_at: DateTime,
        last_seen_at: DateTime.describe('Within a minute.'),
        current: z.boolean().describe('Whether it is the one that asks.'),
      }),
    ),
  })
  .meta({ id: 'SessionList' });

export const listSessions = sessionRoute({
  id: 'list-sessions',
  method: 'get',
  path: '/sessions',
  right: 'own:manage',
  summary: 'The own sessions',
  description: 'Those that are open, the latest used first.',
  answers: { 200: { description: 'All of them.', schema: SessionList } },
  async handle({ api, person }) {
    const sessions = await api.platform.users.listSessions(person.user.id);
    const data = sessions.map(({ id, createdAt, lastSeenAt }) => ({
      signed_in_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      current: id === person.sessionId,
    }));
    return { status: 200, body: { object: 'list', data } };
  },
});
