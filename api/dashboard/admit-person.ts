import type { RequestHandler } from 'express';
import { RATE_LIMIT_DEFAULT_PER_MINUTE } from '../../core/accounts.js';
import { AppError } from '../../core/errors.js';
import { mayDo, SESSION_SEEN_EVERY_MS } from '../../core/users.js';
import type { Api } from '../api.js';
import { clientSubject, countRequest, showRateLimit } from '../rate-limit.js';
import { stateOf } from '../request-state.js';
import { requireCsrfToken, requireJson, requireOwnPage } from './forged-requests.js';
import type { DashboardRoute } from './route.js';
import { readCookie } from './cookies.js';
import { hashToken } from './session-token.js';

/** Requests of one person a minute: a page of pictures makes tens of them. */
const PERSON_LIMIT_PER_MINUTE = 1_200;

/** Counts a request without a session by client address. */
export const admitVisitor =
  (api: Api, route: DashboardRoute): RequestHandler =>
  async (request, response, next) => {
    await count(api, response, clientSubject(request), RATE_LIMIT_DEFAULT_PER_MINUTE);
    if (route.method !== 'get') {
      requireOwnPage(request, api.settings);
      requireJson(request);
    }
    next();
  };

/**
 * Admits a request by its session. Refusals, in this order: 401 (no session), 429, 403
 * (suspended; forged; role without the right).
 */
export const admitPerson =
  (api: Api, route: DashboardRoute): RequestHandler =>
  async (request, response, next) => {
    const { users } = api.platform;
    const token = readCookie(request, 'session');
    const holder = token === null ? null : await users.findSession(hashToken(token));
    if (token === null || holder === null) {
      await count(api, response, clientSubject(request), RATE_LIMIT_DEFAULT_PER_MINUTE);
      throw new AppError('NO_SESSION');
    }
    const { user, organisation, session } = holder;
    const state = stateOf(request);
    state.about.organisationId = organisation.id;
    state.about.userId = user.id;
    await count(api, response, `user:${user.id}`, PERSON_LIMIT_PER_MINUTE);
    if (organisation.suspended) throw new AppError('SUSPENDED');
    if (route.method !== 'get') {
      requireOwnPage(request, api.settings);
      requireCsrfToken(request, token);
    }
    if (route.right === null || !mayDo(user.role, route.right)) {
      throw new AppError('NOT_PERMITTED');
    }
    if (Date.now() - session.lastSeenAt.getTime() > SESSION_SEEN_EVERY_MS) {
      await users.touchSession(session.id);
    }
    state.person = {
      ...{ user, organisation, sessionId: session.id },
      signedInAt: session.createdAt,
    };
    next();
  };

async function count(
  api: Api,
  response: Parameters<RequestHandler>[1],
  subject: string,
  limit: number,
): Promise<void> {
  const state = await countRequest(api, subject, limit);
  showRateLimit(response, state);
  if (!state.allowed) throw tooMany(state.resetMs);
}

export const tooMany = (resetMs: number): AppError =>
  new AppError('RATE_LIMITED', undefined, {
    retryAfterS: Math.max(1, Math.ceil(resetMs / 1000)),
  });
