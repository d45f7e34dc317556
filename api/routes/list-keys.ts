import { z } from 'zod';
import { ENDED_KEYS_KEPT } from '../../core/api-key.js';
import { ApiKeyList, pageOfKeys } from '../keys/page-of-keys.js';
import { Limit, LIMIT_DEFAULT } from '../page-limit.js';
import { keyRoute } from '../route.js';

export const listKeys = keyRoute({
  id: 'list-keys',
  method: 'get',
  path: '/keys',
  scope: 'keys:manage',
  summary: 'List keys',
  description:
    `The keys of the organization, newest first, the ended ones too as far as they are among its ` +
    `newest ${ENDED_KEYS_KEPT}. With a test key, the test keys.`,
  query: z.strictObject({
    limit: Limit.optional().describe('Keys on a page.'),
    cursor: z.string().optional().describe('`next_cursor` of the page before.'),
  }),
  answers: { 200: { description: 'A page of keys.', schema: ApiKeyList } },
  errors: ['INVALID_REQUEST'],
  async handle({ api, query: { limit = LIMIT_DEFAULT, cursor }, caller }) {
    const found = (await api.platform.accounts.listKeys(caller.organisation.id)) ?? [];
    const { id: organisationId } = caller.organisation;
    const keys = found.filter((key) => key.organisationId === organisationId);
    const binding = { organisationId, filter: { list: 'keys' } };
    return { status: 200, body: pageOfKeys(keys, { limit, cursor, binding, now: api.clock() }) };
  },
});
