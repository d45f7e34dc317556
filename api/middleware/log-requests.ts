import type { RequestHandler } from 'express';
import type { Api } from '../api.js';
import { stateOf } from '../request-state.js';

/**
 * One line and one count for each request when its answer is out. Neither holds
 * a query string, an id of a scan, a file name or an organisation.
 */
export const logRequests =
  (api: Api): RequestHandler =>
  (request, response, next) => {
    response.on('close', () => {
      const state = stateOf(request);
      const ms = performance.now() - state.startedAtMs;
      const method = KNOWN_METHODS.has(request.method) ? request.method : 'other';
      const route = state.routePath ?? 'unmatched';
      // A client that left before its answer was out got no status.
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

/** A method is the client's text: unknown ones would make labels without end. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
