import { z } from 'zod';
import type { ApiKey } from '../../core/accounts.js';
import type { ScanPosition } from '../../core/ports.js';
import { type Binding, readCursor, writeCursor } from '../cursor.js';
import { ApiKeyShape, presentKey } from './shapes.js';

export const ApiKeyList = z
  .object({
    object: z.literal('list'),
    data: z.array(ApiKeyShape),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().describe('Pass as `cursor` to get the next page.'),
  })
  .meta({ id: 'ApiKeyList' });

/**
 * A page of these keys, newest first.
 *
 * @param keys of one organisation, oldest first
 */
export function pageOfKeys(
  keys: readonly ApiKey[],
  {
    limit,
    cursor,
    binding,
    now,
  }: { limit: number; cursor: string | undefined; binding: Binding; now: Date },
): z.infer<typeof ApiKeyList> {
  const newest = [...keys].reverse();
  const after = cursor === undefined ? null : readCursor(cursor, binding);
  const start = after === null ? 0 : indexAfter(newest, after);
  const page = newest.slice(start, start + limit);
  const last = page.at(-1);
  const hasMore = newest.length > start + limit;
  return {
    object: 'list',
    data: page.map((key) => presentKey(key, now)),
    has_more: hasMore,
    next_cursor: hasMore && last !== undefined ? writeCursor(last, binding) : null,
  };
}

/** The key of the position may be gone meanwhile. */
function indexAfter(newest: readonly ApiKey[], { createdAt, id }: ScanPosition): number {
  const last = newest.findIndex((key) => key.id === id);
  if (last !== -1) return last + 1;
  const older = newest.findIndex((key) => key.createdAt < createdAt);
  return older === -1 ? newest.length : older;
}
