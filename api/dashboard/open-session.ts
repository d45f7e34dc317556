import type { Request } from 'express';
import type { Organisation } from '../../core/accounts.js';
import { AppError } from '../../core/errors.js';
import type { Entry } from '../../core/ports.js';
import type { Api } from '../api.js';
import { stateOf } from '../request-state.js';
import type { Answer } from '../route.js';
import { cookieOf, readCookie } from './cookies.js';
import { hashToken, newToken } from './session-token.js';
import { presentSession } from './shapes.js';
import { knownBrowserToken } from './throttle.js';

/**
 * Opens a session under a new token and answers it with its cookies. A session that the
 * browser had ends, so that none survives a sign-in. Throws SIGN_IN_FAILED when something
 * ended the user's sessions meanwhile.
 *
 * @param passwordHash null where it is the provider's word that opens the session, not a password
 */
export async function openSession(
  api: Api,
  request: Request,
  { user, epoch, organisation }: Entry & { organisation: Organisation },
  passwordHash: string | null,
): Promise<Answer> {
  const { users } = api.platform;
  const before = readCookie(request, 'session');
  if (before !== null) await users.endSession(hashToken(before));
  const token = newToken();
  if (!(await users.createSession(hashToken(token), { userId: user.id, epoch }))) {
    throw new AppError('SIGN_IN_FAILED');
  }
  const { about } = stateOf(request);
  about.organisationId = organisation.id;
  about.userId = user.id;
  return {
    status: 200,
    headers: {
      'Set-Cookie': [
        cookieOf(request, 'session', token),
        ...(passwordHash === null
          ? []
          : [cookieOf(request, 'known', knownBrowserToken(user.id, passwordHash))]),
      ],
    },
    body: presentSession({ user, organisation }, token),
  };
}
