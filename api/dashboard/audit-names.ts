import { z } from 'zod';
import type { Organisation } from '../../core/accounts.js';
import type { Api } from '../api.js';
import type { AuditEventShape } from '../audit-events.js';

export const Names = z
  .record(z.string(), z.string())
  .describe('Of users, keys and endpoints in these events that still exist, by id.');

type Event = z.infer<typeof AuditEventShape>;

/**
 * What people call those who acted and what was acted on, as far as it exists in this
 * organisation or its test data. The log itself holds ids.
 */
export async function namesIn(
  api: Api,
  { id: organisationId }: Organisation,
  events: readonly Event[],
): Promise<Record<string, string>> {
  const { accounts, users, webhooks } = api.platform;
  const isNamed = (kind: string): boolean =>
    events.some(({ actor, target }) => actor.type === kind || target?.type === kind);
  const [people, keys] = await Promise.all([
    isNamed('user') ? users.list(organisationId) : [],
    isNamed('key') ? accounts.listKeys(organisationId) : [],
  ]);
  const known = new Set((keys ?? []).map(({ organisationId: of }) => of).concat(organisationId));
  const hooks = events.flatMap(({ target }) =>
    target?.type === 'webhook_endpoint' ? target.id : [],
  );
  const endpoints = await Promise.all([...new Set(hooks)].map((id) => webhooks.getEndpoint(id)));
  return Object.fromEntries([
    ...people.flatMap(({ id, email, name }) => [
      [id, name],
      [email, name],
    ]),
    ...(keys ?? []).map(({ id, name, prefix }) => [id, name ?? `${prefix}…`]),
    ...endpoints.flatMap((one) =>
      one !== null && known.has(one.organisationId) ? [[one.id, one.url]] : [],
    ),
  ]) as Record<string, string>;
}
