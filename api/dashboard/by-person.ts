import { z } from 'zod';
import { type Organisation, PLANS } from '../../core/accounts.js';
import type { AuditAction } from '../../core/audit.js';
import { AppError } from '../../core/errors.js';
import type { Right } from '../../core/users.js';
import type { Api } from '../api.js';
import type { Operation } from '../operation.js';
import type { Nothing } from '../route.js';
import type { Person } from './person.js';
import { type DashboardRoute, sessionRoute } from './route.js';

/** Query parameter of calls that keep live and test data apart, as a key does in the API. */
export const OfMode = z.strictObject({
  livemode: z
    .enum(['true', 'false'])
    .default('true')
    .describe('`false`: the test data of the organization.'),
});

const OnlyMode = z.object(OfMode.shape);

/** The organisation of a person, or the one that holds its test data. */
export async function organisationOf(
  api: Api,
  { organisation }: Person,
  { livemode }: z.output<typeof OfMode>,
): Promise<Organisation> {
  if (livemode === 'true') return organisation;
  const tests = await api.platform.accounts.testOrganisation(organisation.id);
  if (tests === null) throw new Error('The organisation of a session is missing');
  return tests;
}

/** Offers an operation of the API to people who have a right, for their organisation. */
export const byPerson = <
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Action extends AuditAction,
>(
  offered: Operation<Params, Query, Action>,
  right: Right,
): DashboardRoute => {
  const query = (offered.query ?? NOTHING).extend(OfMode.shape);
  return sessionRoute<Params, typeof query, Action>({
    ...offered,
    query,
    right,
    handle: async ({ person, query: asked, ...exchange }) =>
      offered.handle({
        ...exchange,
        // Its own parameters were parsed by its schema; the compiler cannot subtract the other.
        query: asked as z.output<Query>,
        organisation: await organisationOf(exchange.api, person, OnlyMode.parse(asked)),
      }),
  });
};

const NOTHING: Nothing = z.strictObject({});

/** Throws NO_API_ACCESS where a new key or endpoint could not be used. */
export function requireApiAccess({ plan }: Organisation): void {
  if (!PLANS[plan].apiAccess) throw new AppError('NO_API_ACCESS');
}
