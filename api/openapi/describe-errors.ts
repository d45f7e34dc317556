import { z } from 'zod';
import { ANSWER_ERRORS, ANSWER_CODES, type AnswerCode, ERROR_CODES } from '../../core/errors.js';
import type { ResponseObject } from './document.js';
import { headerReferences } from './common-headers.js';
import type { JsonSchema } from './json-schema.js';

const errorBody = (codes: readonly [AnswerCode, ...AnswerCode[]]) =>
  z
    .object({
      error: z.object({
        code: z.enum(codes).describe('Stable; decide by it, not by the message.'),
        message: z.string().describe('What is wrong, for a person.'),
        request_id: z.string(),
      }),
    })
    .meta({ id: 'Error' });

/** The error body of the API's document. */
export const API_ERROR_BODY = errorBody(ERROR_CODES);
/** That of the dashboard's. */
export const DASHBOARD_ERROR_BODY = errorBody(ANSWER_CODES);

/** One response for each status the route may answer with, naming the codes behind it. */
export function describeErrors(
  possible: readonly AnswerCode[],
  add: (schema: z.ZodType) => JsonSchema,
  body: z.ZodType,
): Record<string, ResponseObject> {
  const byStatus = new Map<number, AnswerCode[]>();
  for (const code of possible) {
    const { status } = ANSWER_ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), describe(codes, add(body))]),
  );
}

function describe(codes: AnswerCode[], body: JsonSchema): ResponseObject {
  const retried = codes.some((code) => code === 'RATE_LIMITED' || code === 'AI_NOT_CONFIGURED');
  const narrowed: JsonSchema = {
    type: 'object',
    properties: { error: { type: 'object', properties: { code: { enum: codes } } } },
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${ANSWER_ERRORS[code].message}`).join('\n\n'),
    headers: {
      ...headerReferences(),
      ...(retried && {
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
      }),
    },
    content: { 'application/json': { schema: { allOf: [body, narrowed] } } },
  };
}
