import { z } from 'zod';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../../core/errors.js';
import type { Route } from '../route.js';
import { errorsOf } from '../route-errors.js';
import type { ResponseObject } from './document.js';
import { headerReferences } from './common-headers.js';
import type { JsonSchema } from './json-schema.js';

const ErrorBody = z
  .object({
    error: z.object({
      code: z.enum(ERROR_CODES).describe('Stable; decide by it, not by the message.'),
      message: z.string().describe('What is wrong, for a person.'),
      request_id: z.string(),
    }),
  })
  .meta({ id: 'Error' });

/** One response for each status the route may answer with, naming the codes behind it. */
export function describeErrors(
  route: Route,
  add: (schema: z.ZodType) => JsonSchema,
): Record<string, ResponseObject> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(route)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), describe(codes, add(ErrorBody))]),
  );
}

function describe(codes: ErrorCode[], body: JsonSchema): ResponseObject {
  const retried = codes.some((code) => code === 'RATE_LIMITED' || code === 'AI_NOT_CONFIGURED');
  const narrowed: JsonSchema = {
    type: 'object',
    properties: { error: { type: 'object', properties: { code: { enum: codes } } } },
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
    headers: {
      ...headerReferences(),
      ...(retried && {
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
      }),
    },
    content: { 'application/json': { schema: { allOf: [body, narrowed] } } },
  };
}
