import type { Express, RequestHandler } from 'express';
import { AppError } from '../../core/errors.js';
import { tracePlatform } from '../../core/trace-platform.js';
import type { Api } from '../api.js';
import { auditOf, userActor } from '../audit.js';
import { mount, send } from '../mount.js';
import { stateOf } from '../request-state.js';
import { admitPerson, admitVisitor } from './admit-person.js';
import { DASHBOARD_PREFIX, type DashboardRoute } from './route.js';

/** Mounts the dashboard's own endpoints. A path below their prefix needs no key, route or not. */
export function mountDashboard(app: Express, api: Api, routes: readonly DashboardRoute[]): void {
  for (const route of routes) {
    const admit = route.right === null ? admitVisitor : admitPerson;
    mount(app, route, [admit(api, route), serve(api, route)]);
  }
  app.use(DASHBOARD_PREFIX, () => {
    throw new AppError('NOT_FOUND', 'There is no such endpoint.');
  });
}

const serve =
  (api: Api, route: DashboardRoute): RequestHandler =>
  async (request, response) => {
    const { person, about, span } = stateOf(request);
    const traced = { ...api, platform: tracePlatform(api.platform, span) };
    const log = api.logger.child(about);
    const by = person && {
      person,
      act: auditOf(traced.platform.audit, userActor(person), about, log),
    };
    const answer = await route.handle(traced, request, by, log);
    if (answer.scanId !== undefined) about.scanId = answer.scanId;
    send(response, answer);
  };
