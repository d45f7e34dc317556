import type { Request } from 'express';
import { AppError } from '../../core/errors.js';
import type { SignIn } from '../../core/ports.js';
import type { Api } from '../api.js';
import { requireSafeConnection } from './cookies.js';
import { verifyPassword } from './passwords.js';
import type { Person } from './person.js';
import { countAccountAttempt } from './throttle.js';

/**
 * Asks for the password again before a change that an open session alone must not make.
 * Throws INSECURE_CONNECTION, RATE_LIMITED or SIGN_IN_FAILED.
 */
export async function confirmPassword(
  api: Api,
  request: Request,
  { user }: Person,
  password: string,
): Promise<SignIn & { passwordHash: string }> {
  requireSafeConnection(request, api.settings);
  // Whoever holds a session knows the browser, so its attempts count apart from strangers'.
  await countAccountAttempt(api, user.email, true);
  const found = await api.platform.users.findForSignIn(user.email);
  const passwordHash = found?.passwordHash ?? null;
  const isRight = await verifyPassword(passwordHash, password);
  if (found === null || passwordHash === null || !isRight) {
    throw new AppError('SIGN_IN_FAILED', 'The current password is not right.');
  }
  return { ...found, passwordHash };
}
