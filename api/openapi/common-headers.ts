import { API_VERSION } from '../../core/vocabulary.js';
import type { Header, Parameter, Reference } from './document.js';

const integer = { type: 'integer', minimum: 0 };

/** Headers of every response. */
export const COMMON_HEADERS: Record<string, Header> = {
  'X-Request-Id': {
    description: 'Name of this request; quote it when you ask for help.',
    schema: { type: 'string', maxLength: 100 },
  },
  'Emet-Version': {
    description: 'Version of the API that answered.',
    schema: { type: 'string', const: API_VERSION },
  },
  'RateLimit-Limit': { description: 'Requests allowed in a minute.', schema: integer },
  'RateLimit-Remaining': { description: 'Requests left in this minute.', schema: integer },
  'RateLimit-Reset': { description: 'Seconds until the count begins anew.', schema: integer },
};

export const headerReferences = (): Record<string, Reference> =>
  Object.fromEntries(
    Object.keys(COMMON_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

/** Headers that every request may carry. */
export const COMMON_PARAMETERS: Record<string, Parameter> = {
  EmetVersion: {
    name: 'Emet-Version',
    in: 'header',
    required: false,
    description: 'The version your client was written for.',
    schema: { type: 'string', enum: [API_VERSION] },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'A name of your own for this request; otherwise the service makes one.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,100}$' },
  },
};
