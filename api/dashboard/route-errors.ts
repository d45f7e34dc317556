import { ANSWER_CODES, type AnswerCode } from '../../core/errors.js';
import type { DashboardRoute } from './route.js';

/** Every error code of a route, in the order of the error tables. */
export function dashboardErrorsOf(route: DashboardRoute): AnswerCode[] {
  const possible = new Set<AnswerCode>([
    ...(route.right === null ? [] : (['NO_SESSION', 'SUSPENDED', 'NOT_PERMITTED'] as const)),
    ...(route.method === 'get' ? [] : (['FORGED_REQUEST'] as const)),
    'RATE_LIMITED',
    'INVALID_REQUEST',
    'SERVICE_ERROR',
    ...route.errors,
  ]);
  return ANSWER_CODES.filter((code) => possible.has(code));
}
