import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import { AppError } from '../core/errors.js';
import { tracePlatform } from '../core/trace-platform.js';
import { API_PREFIX } from '../core/vocabulary.js';
import type { Api } from './api.js';
import { DASHBOARD_ROUTES } from './dashboard/routes/index.js';
import { mountApplication } from './dashboard/mount-application.js';
import { mountDashboard } from './dashboard/mount-dashboard.js';
import { auditOf, keyActor } from './audit.js';
import { admit } from './middleware/admit.js';
import { answerErrors } from './middleware/answer-errors.js';
import { checkVersion } from './middleware/check-version.js';
import { logRequests } from './middleware/log-requests.js';
import { assignRequestIds } from './middleware/assign-request-ids.js';
import { traceRequests } from './middleware/trace-requests.js';
import { releaseSlowSenders } from './middleware/release-slow-senders.js';
import { mount, noteRoute, send } from './mount.js';
import { clientSubject, peekAtClient, showRateLimit } from './rate-limit.js';
import { stateOf } from './request-state.js';
import type { Route } from './route.js';

/**
 * The order of checks: open routes, the dashboard's pages and its routes; then key and rate
 * limit (admit), version, route, scope, and the request itself in its handler.
 */
export function buildApp(api: Api, routes: readonly Route[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', false);
  app.set('case sensitive routing', true);
  app.set('trust proxy', api.settings.trustProxy);

  app.use(
    assignRequestIds,
    logRequests(api),
    traceRequests(api),
    releaseSlowSenders,
    helmet(HELMET),
  );
  for (const route of routes.filter(({ access }) => access === 'open')) {
    const versioned = route.path.startsWith(API_PREFIX) ? [checkVersion] : [];
    mount(app, route, [showClientLimit(api), ...versioned, serve(api, route)]);
  }
  if (api.application !== null) mountApplication(app, api.application);
  mountDashboard(app, api, DASHBOARD_ROUTES);
  const keyRoutes = routes.filter(({ access }) => access === 'key');
  app.use(expectRoute(keyRoutes), admit(api), checkVersion);
  for (const route of keyRoutes) {
    mount(app, route, [requireScope(route), serve(api, route)]);
  }
  app.use(() => {
    throw new AppError('NOT_FOUND', 'There is no such endpoint.');
  });
  app.use(answerErrors(api));
  return app;
}

/** A JSON API needs no page content; the HTML documentation sets its own policy. */
const HELMET: Parameters<typeof helmet>[0] = {
  // Other names of this host may have reasons not to use HTTPS.
  strictTransportSecurity: { includeSubDomains: false },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
  },
};

/**
 * Notes the route that a request is about to meet, so that refusals of admission count
 * under it. Parameters stay undecoded: a malformed one is refused after admission.
 */
function expectRoute(routes: readonly Route[]): RequestHandler {
  const shapes = routes.map((route) => ({
    note: noteRoute(route),
    method: route.method.toUpperCase(),
    path: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  return (request, response, next) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const met = shapes.find((shape) => shape.method === method && shape.path.test(request.path));
    if (met === undefined) next();
    else void met.note(request, response, next);
  };
}

/** Documents and probes are never counted, because a probe must not be throttled. */
const showClientLimit =
  (api: Api): RequestHandler =>
  async (request, response, next) => {
    showRateLimit(response, await peekAtClient(api, clientSubject(request)));
    next();
  };

const requireScope =
  ({ scope }: Route): RequestHandler =>
  (request, _response, next) => {
    const scopes = stateOf(request).caller?.key.scopes ?? [];
    if (scope !== null && !scopes.includes(scope)) {
      throw new AppError('INSUFFICIENT_SCOPE', `The key lacks the scope ${scope}.`);
    }
    next();
  };

const serve =
  (api: Api, route: Route): RequestHandler =>
  async (request, response) => {
    const { caller, about, span } = stateOf(request);
    const named = z.uuid().safeParse(request.params['id']);
    if (named.success && route.path.startsWith(`${API_PREFIX}/scans/`))
      about.scanId = named.data.toLowerCase();
    const log = api.logger.child(about);
    const traced = { ...api, platform: tracePlatform(api.platform, span) };
    const act = caller && auditOf(traced.platform.audit, keyActor(caller), about, log);
    const by = caller && act && { caller, act };
    const answer = await route.handle(traced, request, by, log);
    if (answer.scanId !== undefined) about.scanId = answer.scanId;
    send(response, answer);
  };
