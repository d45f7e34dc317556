import type { Request } from 'express';
import { z } from 'zod';
import { AppError } from '../core/errors.js';
import { refuseIssue } from './refuse-issue.js';

/**
 * Parses path and query parameters by their schemas. An invalid path parameter
 * names no resource: 404. A query may hold only parameters of the schema, each
 * at most once: 400 naming the parameter.
 */
export function parseParameters<Params extends z.ZodObject, Query extends z.ZodObject>(
  request: Request,
  params: Params | undefined,
  query: Query | undefined,
): { params: z.output<Params>; query: z.output<Query> } {
  const path = (params ?? ANYTHING).safeParse({ ...request.params });
  if (!path.success) throw new AppError('NOT_FOUND');
  const given = readQuery(request.originalUrl);
  const asked = (query ?? NOTHING).safeParse(given);
  if (!asked.success) throw refuseIssue(asked.error, 'query parameter');
  return { params: path.data as z.output<Params>, query: asked.data as z.output<Query> };
}

const ANYTHING = z.object({});
const NOTHING = z.strictObject({});

function readQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const given: Record<string, string> = {};
  if (start === -1) return given;
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    if (Object.hasOwn(given, name)) {
      throw new AppError('INVALID_REQUEST', `Query parameter "${name}" is given more than once.`);
    }
    // defineProperty treats a parameter named __proto__ as an ordinary, unknown one.
    Object.defineProperty(given, name, { value, enumerable: true });
  }
  return given;
}
