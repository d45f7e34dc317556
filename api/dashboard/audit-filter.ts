import { z } from 'zod';
import type { AuditQuery } from '../../core/ports.js';
import { AuditFilter, eventsOf } from '../audit-events.js';
import type { Person } from './person.js';

const isActor = (text: string): boolean =>
  text === 'operator' || text === 'system' || z.uuid().safeParse(text).success;

/** Query parameters that choose events, also by who acted. */
export const PersonAuditFilter = AuditFilter.extend({
  actor: z
    .string()
    .refine(isActor, 'must be an id, operator or system')
    .optional()
    .describe('The id of a user or key, or `operator`, or `system`.'),
});

/** The events of a person's organisation, on live and test data. */
export function eventsFor(
  { organisation }: Person,
  { actor, ...filter }: z.output<typeof PersonAuditFilter>,
): Omit<AuditQuery, 'after' | 'limit'> {
  const query = eventsOf(organisation, filter);
  if (actor === undefined) return query;
  const isKind = actor === 'operator' || actor === 'system';
  return { ...query, actor: isKind ? { kind: actor } : { id: actor.toLowerCase() } };
}
