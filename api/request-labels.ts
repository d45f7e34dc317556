import { ANSWER_ERRORS, type AnswerCode } from '../core/errors.js';
import type { Endpoint } from './route.js';

/** The labels of `emet_http_requests_total`. */
export interface RequestLabels {
  method: string;
  route: string;
  status: string;
  code: string;
}

/** The method is client input: unknown ones would create unlimited labels. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Requests that no route took, and those that are not HTTP. */
const UNMATCHED = 'unmatched';

/** What a request without a route can end in. */
const UNMATCHED_CODES: readonly AnswerCode[] = [
  'NO_KEY',
  'INVALID',
  'SUSPENDED',
  'NO_API_ACCESS',
  'RATE_LIMITED',
  'INVALID_REQUEST',
  'NOT_FOUND',
  'SERVICE_ERROR',
];

/**
 * The labels of a finished request.
 *
 * @param status null when the client disconnected before its answer was sent
 */
export function labelsOf(request: {
  method: string;
  route: string | null;
  status: number | null;
  code: AnswerCode | null;
}): RequestLabels {
  const { status, code } = request;
  return {
    method: METHODS.includes(request.method) ? request.method : 'other',
    route: request.route ?? UNMATCHED,
    status: status === null ? 'aborted' : String(status),
    // No answer arrived, so none of its code did; a fault of the service remains one.
    code: (status === null && code !== 'SERVICE_ERROR' ? null : code) ?? 'none',
  };
}

/** Every label set that requests to these routes can be counted under. */
export function requestLabelSets(
  routes: readonly { endpoint: Endpoint; codes: readonly AnswerCode[] }[],
): RequestLabels[] {
  const matched = routes.flatMap(({ endpoint: route, codes }) => {
    // Express answers HEAD by the handler of GET.
    const methods = route.method === 'get' ? ['GET', 'HEAD'] : [route.method.toUpperCase()];
    const answers = Object.keys(route.answers).map(Number);
    return methods.flatMap((method) => endings(method, route.path, answers, codes));
  });
  const unmatched = [...METHODS, 'other'].flatMap((method) =>
    endings(method, null, [], UNMATCHED_CODES),
  );
  return [...matched, ...unmatched];
}

function endings(
  method: string,
  route: string | null,
  answers: number[],
  codes: readonly AnswerCode[],
): RequestLabels[] {
  return [
    ...answers.map((status) => labelsOf({ method, route, status, code: null })),
    ...codes.map((code) => labelsOf({ method, route, status: ANSWER_ERRORS[code].status, code })),
    labelsOf({ method, route, status: null, code: null }),
    labelsOf({ method, route, status: null, code: 'SERVICE_ERROR' }),
  ];
}
