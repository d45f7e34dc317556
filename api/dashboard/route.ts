import type { Request } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Act } from '../../core/act.js';
import type { AuditAction } from '../../core/audit.js';
import type { AnswerCode } from '../../core/errors.js';
import type { Right } from '../../core/users.js';
import type { Api } from '../api.js';
import { parseParameters } from '../parse-parameters.js';
import {
  type Answer,
  type Definition,
  type Doing,
  type Endpoint,
  type Exchange,
  type Nothing,
  shape,
} from '../route.js';
import type { Person } from './person.js';

export const DASHBOARD_PREFIX = '/dashboard/api';

/**
 * An endpoint of the dashboard: one object in one file of routes/. Router and OpenAPI
 * document are built from the list in routes/index.ts.
 */
export interface DashboardRoute extends Endpoint {
  /** What the person must be permitted to do; null for routes that work without a session. */
  right: Right | null;
  /** The administrative acts it may do; they are recorded in the audit log. */
  acts: readonly AuditAction[];
  handle(api: Api, request: Request, by: PersonActing | null, log: Logger): Promise<Answer>;
}

/** Who is signed in, and the audit log of what they do. */
export interface PersonActing {
  person: Person;
  act: Act;
}

type DashboardDefinition<Params extends z.ZodObject, Query extends z.ZodObject> = Definition<
  Params,
  Query,
  Endpoint['method'],
  AnswerCode
>;

/** Defines an endpoint for people who are signed in and have a right. */
export function sessionRoute<
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  const Action extends AuditAction = never,
>(
  definition: DashboardDefinition<Params, Query> &
    Doing<Action> & {
      right: Right;
      handle(
        exchange: Exchange<z.output<Params>, z.output<Query>> & {
          person: Person;
          act: Act<Action>;
        },
      ): Promise<Answer>;
    },
): DashboardRoute {
  const { params, query } = definition;
  return {
    ...shape(definition),
    path: DASHBOARD_PREFIX + definition.path,
    right: definition.right,
    acts: definition.acts ?? [],
    async handle(api, request, by, log) {
      if (by === null) throw new Error(`Route ${definition.id} was reached without a session`);
      const parsed = parseParameters(request, params, query);
      return definition.handle({ api, ...parsed, request, ...by, log });
    },
  };
}

/** Defines an endpoint that needs no session: to get one, and to describe the rest. */
export function visitorRoute<
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
>(
  definition: DashboardDefinition<Params, Query> & {
    handle(exchange: Exchange<z.output<Params>, z.output<Query>>): Promise<Answer>;
  },
): DashboardRoute {
  const { params, query } = definition;
  return {
    ...shape(definition),
    path: DASHBOARD_PREFIX + definition.path,
    right: null,
    acts: [],
    async handle(api, request, _by, log) {
      const parsed = parseParameters(request, params, query);
      return definition.handle({ api, ...parsed, request, log });
    },
  };
}
