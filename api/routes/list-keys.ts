import { z } from 'zod';
import type { ApiKey } from '../../core/accounts.js';
import { ENDED_KEYS_KEPT } from '../../core/api-key.js';
import type { ScanPosition } from '../../core/ports.js';
import { readCursor, writeCursor } from '../cursor.js';
import { ApiKeyShape, presentKey } from '../keys/shapes.js';
import { Limit, LIMIT_DEFAULT } from '../page-limit.js';
import { keyRoute } from '../route.js';

const ApiKeyList = z
  .object({
    object: z.literal('list'),
    data: z.array(ApiKeyShape),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().describe('Pass as `cursor` to get the next page.'),
  })
  .meta({ id: 'ApiKeyList' });

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
    const { id: organisationId } = caller.organisation;
    const binding = { organisationId, filter: { list: 'keys' } };
    const found = (await api.platform.accounts.listKeys(organisationId)) ?? [];
    const newest = found.filter((key) => key.organisationId === organisationId).reverse();
    const after = cursor === undefined ? null : readCursor(cursor, binding);
    const start = after === null ? 0 : indexAfter(newest, after);
    const page = newest.slice(start, start + limit);
    const last = page.at(-1);
    const hasMore = newest.length > start + limit;
    return {
      status: 200,
      body: {
        object: 'list',
        data: page.map((key) => presentKey(key, api.clock())),
        has_more: hasMore,
        next_cursor:
          hasMore && last !== undefined
            ? writeCursor({ createdAt: last.createdAt, id: last.id }, binding)
            : null,
      },
    };
  },
});

/** The key of the position may be gone meanwhile. */
function indexAfter(newest: readonly ApiKey[], { createdAt, id }: ScanPosition): number {
  const last = newest.findIndex((key) => key.id === id);
  if (last !== -1) return last + 1;
  const older = newest.findIndex((key) => key.createdAt < createdAt);
  return older === -1 ? newest.length : older;
}
