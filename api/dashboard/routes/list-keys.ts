import { z } from 'zod';
import { keyState } from '../../../core/api-key.js';
import { ApiKeyList, pageOfKeys } from '../../keys/page-of-keys.js';
import { Limit, LIMIT_DEFAULT } from '../../page-limit.js';
import { OfMode, organisationOf } from '../by-person.js';
import { sessionRoute } from '../route.js';

export const listKeys = sessionRoute({
  id: 'list-keys',
  method: 'get',
  path: '/keys',
  right: 'keys:manage',
  summary: 'List keys',
  description: 'Those of live or of test data, newest first. A cursor belongs to its filters.',
  query: OfMode.extend({
    state: z.enum(['valid', 'ended']).default('valid'),
    limit: Limit.optional(),
    cursor: z.string().optional(),
  }),
  answers: { 200: { description: 'A page of keys.', schema: ApiKeyList } },
  async handle({ api, person, query: { livemode, state, limit = LIMIT_DEFAULT, cursor } }) {
    const organisation = await organisationOf(api, person, { livemode });
    const now = api.clock();
    const found = (await api.platform.accounts.listKeys(organisation.id)) ?? [];
    const keys = found.filter(
      (key) =>
        key.organisationId === organisation.id &&
        (keyState(key, now) === 'valid') === (state === 'valid'),
    );
    const binding = { organisationId: organisation.id, filter: { list: 'keys', state } };
    return { status: 200, body: pageOfKeys(keys, { limit, cursor, binding, now }) };
  },
});
