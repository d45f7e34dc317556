import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../core/errors.js';
import type { ScanPosition } from '../core/ports.js';

/**
 * The position at which a list continues. Opaque to clients; bound to the
 * organisation and the filter of its list, so it cannot name another
 * organisation's scan or be reused with another filter.
 */
export function writeCursor(position: ScanPosition, binding: Binding): string {
  const content: z.input<typeof Content> = [
    position.createdAt.getTime(),
    position.id,
    seal(position, binding),
  ];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** Throws INVALID_REQUEST for any cursor that writeCursor did not create for the same binding. */
export function readCursor(cursor: string, binding: Binding): ScanPosition {
  const content = Content.safeParse(parse(cursor));
  if (!content.success) throw refused();
  const [createdAtMs, id, sealed] = content.data;
  const position = { createdAt: new Date(createdAtMs), id };
  if (sealed !== seal(position, binding)) throw refused();
  return position;
}

export interface Binding {
  organisationId: string;
  /** The filters as given, without undefined ones. */
  filter: Record<string, string | undefined>;
}

const Content = z.tuple([z.int().min(0).max(8.64e15), z.uuid(), z.string()]);

function seal(position: ScanPosition, { organisationId, filter }: Binding): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const text = JSON.stringify([
    position.createdAt.getTime(),
    position.id,
    organisationId,
    given.sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function parse(cursor: string): unknown {
  if (!/^[A-Za-z0-9_-]{1,400}$/.test(cursor)) return undefined;
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

const refused = (): AppError =>
  new AppError(
    'INVALID_REQUEST',
    'Query parameter "cursor" is not valid: use next_cursor of the page before, with the same filters.',
  );
