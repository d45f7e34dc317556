import type { Request } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ApiKey, Organisation, Scope } from '../core/accounts.js';
import type { Act } from '../core/act.js';
import type { AuditAction } from '../core/audit.js';
import type { AnswerCode, ErrorCode } from '../core/errors.js';
import { API_PREFIX } from '../core/vocabulary.js';
import type { Api } from './api.js';
import { parseParameters } from './parse-parameters.js';

/** What routers, metrics and documents need to know of an endpoint, of the API or the dashboard. */
export interface Endpoint {
  /** The name of its file. */
  id: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Full path, parameters in braces: `/api/v1/scans/{id}`. */
  path: string;
  summary: string;
  description: string;
  params: z.ZodObject;
  query: z.ZodObject;
  /** Its own request headers, for the document. */
  headers: z.ZodObject;
  /** By media type, for the document; the handler reads the body itself. */
  body: Record<string, z.ZodType> | null;
  answers: Record<number, AnswerShape>;
  /** Its error codes besides those of every route. */
  errors: readonly AnswerCode[];
  /** Probes are not logged at info level. */
  probe: boolean;
}

/**
 * An endpoint of the API: one object in one file of routes/. The router, the OpenAPI
 * document and the HTML page are all built from the list in routes/index.ts.
 */
export interface Route extends Endpoint {
  method: 'get' | 'post' | 'delete';
  /** `open` needs no key. */
  access: 'key' | 'open';
  /** Scope the key must have; null for none. */
  scope: Scope | null;
  errors: readonly ErrorCode[];
  /** The administrative acts it may do; those of a caller are recorded in the audit log. */
  acts: readonly AuditAction[];
  handle(api: Api, request: Request, by: By | null, log: Logger): Promise<Answer>;
}

export interface AnswerShape {
  description: string;
  /** Media type; JSON when absent. */
  type?: string;
  schema: z.ZodType;
  headers?: Record<string, string>;
}

/** The caller: the presented key and its organisation. */
export interface Caller {
  key: ApiKey;
  organisation: Organisation;
}

/** The caller, and the audit log of what it does. */
export interface By {
  caller: Caller;
  act: Act;
}

export interface Answer {
  status: number;
  /** Sent as JSON, or as it is when `type` is given; a stream (Readable) piece by piece. */
  body: unknown;
  type?: string;
  headers?: Record<string, string | string[]>;
  /** The scan that the request created, for its log line. */
  scanId?: string;
}

export interface Definition<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Method extends Endpoint['method'] = Route['method'],
  Code extends AnswerCode = ErrorCode,
> {
  id: string;
  method: Method;
  path: string;
  summary: string;
  description: string;
  params?: Params;
  query?: Query;
  headers?: z.ZodObject;
  body?: Record<string, z.ZodType>;
  answers: Record<number, AnswerShape>;
  errors?: readonly Code[];
  probe?: boolean;
}

/**
 * What a route does besides reading. Each administrative act is named, so that it cannot be
 * done without a record; none are named for work with scans.
 */
export type Doing<Action extends AuditAction> =
  | { method: 'get'; acts?: never }
  | { method: Exclude<Endpoint['method'], 'get'>; acts: readonly Action[] };

/** The input of a handler: parsed parameters and its dependencies. */
export interface Exchange<Params, Query> {
  api: Api;
  params: Params;
  query: Query;
  request: Request;
  log: Logger;
}

const NOTHING = z.strictObject({});
export type Nothing = typeof NOTHING;

/** Defines an endpoint under the API prefix that needs a key, with a scope (or null for none). */
export function keyRoute<
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  const Action extends AuditAction = never,
>(
  definition: Definition<Params, Query> &
    Doing<Action> & {
      scope: Scope | null;
      handle(
        exchange: Exchange<z.output<Params>, z.output<Query>> & {
          caller: Caller;
          act: Act<Action>;
        },
      ): Promise<Answer>;
    },
): Route {
  const { params, query } = definition;
  return {
    ...shape(definition),
    path: API_PREFIX + definition.path,
    access: 'key',
    acts: definition.acts ?? [],
    scope: definition.scope,
    async handle(api, request, by, log) {
      if (by === null) throw new Error(`Route ${definition.id} was reached without a key`);
      const parsed = parseParameters(request, params, query);
      return definition.handle({ api, ...parsed, request, ...by, log });
    },
  };
}

/** Defines an endpoint without a key: documents and probes. `path` is the full path. */
export function openRoute<Query extends z.ZodObject = Nothing>(
  definition: Definition<Nothing, Query> & {
    method: 'get';
    handle(exchange: Exchange<unknown, z.output<Query>>): Promise<Answer>;
  },
): Route {
  return {
    ...shape(definition),
    path: definition.path,
    access: 'open',
    acts: [],
    scope: null,
    async handle(api, request, _by, log) {
      const parsed = parseParameters(request, undefined, definition.query);
      return definition.handle({ api, ...parsed, request, log });
    },
  };
}

/** The parts of a definition that every endpoint has, with their defaults. */
export function shape<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Method extends Endpoint['method'],
  Code extends AnswerCode,
>(definition: Definition<Params, Query, Method, Code>) {
  return {
    id: definition.id,
    method: definition.method,
    summary: definition.summary,
    description: definition.description,
    params: definition.params ?? NOTHING,
    query: definition.query ?? NOTHING,
    headers: definition.headers ?? NOTHING,
    body: definition.body ?? null,
    answers: definition.answers,
    errors: definition.errors ?? [],
    probe: definition.probe ?? false,
  };
}
