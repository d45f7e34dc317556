import type { z } from 'zod';
import type { Organisation, Scope } from '../core/accounts.js';
import type { Act } from '../core/act.js';
import type { AuditAction } from '../core/audit.js';
import {
  type Answer,
  type Definition,
  type Doing,
  type Exchange,
  keyRoute,
  type Nothing,
  type Route,
} from './route.js';

/**
 * What is done for an organisation, or its test data, whoever asks for it: a program by its key
 * (`byKey`), or a person in the dashboard (`byPerson`). It is defined once, in the route of the
 * API.
 */
export type Operation<
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Action extends AuditAction = never,
> = Definition<Params, Query> &
  Doing<Action> & {
    handle(
      exchange: Exchange<z.output<Params>, z.output<Query>> & {
        organisation: Organisation;
        act: Act<Action>;
      },
    ): Promise<Answer>;
  };

/** Names the types of an operation. */
export const operation = <
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  const Action extends AuditAction = never,
>(
  defined: Operation<Params, Query, Action>,
): Operation<Params, Query, Action> => defined;

/** Offers an operation to programs, for the organisation of their key. */
export const byKey = <
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Action extends AuditAction,
>(
  offered: Operation<Params, Query, Action>,
  scope: Scope,
): Route =>
  keyRoute<Params, Query, Action>({
    ...offered,
    scope,
    handle: ({ caller: { organisation }, ...exchange }) =>
      offered.handle({ ...exchange, organisation }),
  });
