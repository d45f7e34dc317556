import type { Request, RequestHandler } from 'express';
import { RATE_LIMIT_DEFAULT_PER_MINUTE } from '../../core/accounts.js';
import { AppError } from '../../core/errors.js';
import type { Api } from '../api.js';
import { findEndedKey, findKeyHolder, sayWhyEnded } from '../find-key-holder.js';
import { stateOf } from '../request-state.js';
import { clientSubject, countRequest, organisationSubject, showRateLimit } from '../rate-limit.js';

/**
 * Admits a request by its key. Refusals, in this order: 401 (no key, none
 * that is valid), 403 (suspended, no API access), 429. A request without a valid key is
 * counted by client address, so that guessing keys ends in 429; one with a key
 * is counted by organisation.
 */
export const admit =
  (api: Api): RequestHandler =>
  async (request, response, next) => {
    const presented = bearerOf(request);
    const { accounts } = api.platform;
    const holder = presented === null ? null : await findKeyHolder(accounts, presented);
    const { about } = stateOf(request);

    if (holder === null) {
      const limit = await countRequest(api, clientSubject(request), RATE_LIMIT_DEFAULT_PER_MINUTE);
      showRateLimit(response, limit);
      if (!limit.allowed) throw tooMany(limit.resetMs);
      if (presented === null) throw new AppError('NO_KEY');
      const ended = await findEndedKey(accounts, presented);
      if (ended === null) throw new AppError('INVALID');
      about.organisationId = ended.organisationId;
      about.keyId = ended.id;
      throw new AppError('INVALID', sayWhyEnded(ended));
    }

    const { key, organisation, ownerSuspended } = holder;
    about.organisationId = organisation.id;
    about.keyId = key.id;
    api.keyUse.note(key.id);
    const subject = organisationSubject(organisation.id);
    const limit = await countRequest(api, subject, organisation.rateLimit);
    showRateLimit(response, limit);
    if (organisation.suspended || ownerSuspended) throw new AppError('SUSPENDED');
    if (!holder.apiAccess) throw new AppError('NO_API_ACCESS');
    if (!limit.allowed) throw tooMany(limit.resetMs);

    stateOf(request).caller = { key, organisation };
    next();
  };

function bearerOf(request: Request): string | null {
  const header = request.get('authorization') ?? '';
  return /^Bearer +(\S.*)$/i.exec(header)?.[1]?.trim() ?? null;
}

const tooMany = (resetMs: number): AppError =>
  new AppError('RATE_LIMITED', undefined, {
    retryAfterS: Math.max(1, Math.ceil(resetMs / 1000)),
  });
