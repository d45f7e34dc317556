import type { RequestHandler } from 'express';
import { exemplarOf } from '../../core/tracing.js';
import type { Api } from '../api.js';
import { labelsOf } from '../request-labels.js';
import { stateOf } from '../request-state.js';

/**
 * Writes one log line and one count for each finished request. Neither holds a query
 * string, a file name or a URL. The line says by ids whose request it was and about which
 * scan; the count says neither.
 */
export const logRequests =
  (api: Api): RequestHandler =>
  (request, response, next) => {
    response.on('close', () => {
      const state = stateOf(request);
      const ms = performance.now() - state.startedAtMs;
      // A client that disconnected before its answer was sent received no status.
      const status = response.writableFinished ? response.statusCode : null;
      const { method, routePath: route, code } = { method: request.method, ...state };
      const labels = labelsOf({ method, route, status, code });

      api.httpMetrics.requests.inc({ ...labels });
      api.httpMetrics.durationS.observe({
        labels: { method: labels.method, route: labels.route },
        value: ms / 1000,
        exemplarLabels: exemplarOf(state.span),
      });
      const line = { ...labels, status: status ?? 'aborted', ms: Math.round(ms), ...state.about };
      if (state.probe && response.statusCode < 500) api.logger.debug(line, 'request');
      else api.logger.info(line, 'request');
    });
    next();
  };
