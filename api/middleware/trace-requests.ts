import type { RequestHandler } from 'express';
import { readTraceparent } from '../../core/tracing.js';
import type { Api } from '../api.js';
import { labelsOf } from '../request-labels.js';
import { stateOf } from '../request-state.js';

/**
 * A span for each request but probes, below the caller's if it names one (W3C traceparent).
 */
export const traceRequests =
  ({ tracing }: Api): RequestHandler =>
  (request, response, next) => {
    const parent = readTraceparent(request.get('traceparent'));
    if (!tracing.isOn || PROBES.has(request.path)) return next();
    const state = stateOf(request);
    // By its method, of which so many a second are kept; polls are many and tell little.
    const { method } = labelsOf({ method: request.method, route: null, status: null, code: null });
    const span = tracing.begin(method, { kind: 'server', parent });
    state.span = span;
    if (span.traceId === null) return next();
    state.about.traceId = span.traceId;
    response.on('close', () => {
      const status = response.writableFinished ? response.statusCode : null;
      const { routePath, code } = state;
      const labels = labelsOf({ method: request.method, route: routePath, status, code });
      span.rename(`${labels.method} ${labels.route}`);
      span.set({
        'http.request.method': labels.method,
        'http.route': labels.route,
        'emet.code': labels.code,
        ...(status !== null && { 'http.response.status_code': status }),
        ...attributesOf(state.about),
      });
      if (status === null || status >= 500) span.fail(undefined);
      span.end();
    });
    next();
  };

/** Asked every few seconds, and about nobody's scan. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

const attributesOf = (about: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(about)
      .filter(([name, value]) => typeof value === 'string' && name !== 'traceId')
      .map(([name, value]) => [`emet.${name}`, String(value)]),
  );
