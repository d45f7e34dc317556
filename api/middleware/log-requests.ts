import type { RequestHandler } from 'express';
import type { Api } from '../api.js';
import { stateOf } from '../request-state.js';

/**
 * Writes one log line and one count for each finished request. Neither holds a
 * query string, a scan id, a file name or an organisation.
 */
export const logRequests =
  (api: Api): RequestHandler =>
  (request, response, next) => {
    response.on('close', () => {
      const state = stateOf(request);
      const ms = performance.now() - state.startedAtMs;
      const method = KNOWN_METHODS.has(request.method) ? request.method : 'other';
      const route = state.routePath ?? 'unmatched';
      // A client that disconnected before its answer was sent received no status.
      const status = response.writableFinished ? response.statusCode : 'aborted';
      const code = state.code ?? 'none';

      api.httpMetrics.requests.inc({ method, route, status: String(status), code });
      api.httpMetrics.durationS.observe({ method, route }, ms / 1000);
      const line = { method, route, status, code, ms: Math.round(ms), request_id: state.id };
      if (state.probe && response.statusCode < 500) api.logger.debug(line, 'request');
      else api.logger.info(line, 'request');
    });
    next();
  };

/** The method is client input: unknown ones would create unlimited labels. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
