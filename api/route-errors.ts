import { ERROR_CODES, type ErrorCode } from '../core/errors.js';
import type { Route } from './route.js';

/** Every error code of a route, in the order of the error table. */
export function errorsOf(route: Route): ErrorCode[] {
  const possible = new Set<ErrorCode>([
    ...(route.access === 'key' ? KEY_ERRORS : []),
    ...(route.scope === null ? [] : ['INSUFFICIENT_SCOPE' as const]),
    // An unknown query parameter, a version that does not exist, a fault of the service.
    'INVALID_REQUEST',
    'SERVICE_ERROR',
    ...route.errors,
  ]);
  return ERROR_CODES.filter((code) => possible.has(code));
}

const KEY_ERRORS: readonly ErrorCode[] = [
  'NO_KEY',
  'INVALID',
  'SUSPENDED',
  'NO_API_ACCESS',
  'RATE_LIMITED',
];
