import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { UserEmail } from '../../../core/users.js';
import { readFields } from '../../receive/read-fields.js';
import { readCookie, requireSafeConnection } from '../cookies.js';
import { openSession } from '../open-session.js';
import { GivenPassword } from '../password-rules.js';
import { verifyPassword } from '../passwords.js';
import { visitorRoute } from '../route.js';
import { requireSecondFactor, TotpCode } from '../second-factor.js';
import { SessionAnswer } from '../shapes.js';
import { countAccountAttempt, countAddressAttempt, isKnownBrowser } from '../throttle.js';

const Body = z
  .strictObject({
    email: UserEmail,
    password: GivenPassword,
    code: TotpCode.optional().describe('Of the authenticator, after `CODE_REQUIRED`.'),
  })
  .meta({ id: 'SignIn' });

export const signIn = visitorRoute({
  id: 'sign-in',
  method: 'post',
  path: '/session',
  summary: 'Sign in',
  description:
    'Answers the session and gives its cookie. A wrong address and a wrong password are answered alike.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'The session.', schema: SessionAnswer } },
  errors: ['SIGN_IN_FAILED', 'CODE_REQUIRED', 'SUSPENDED', 'INSECURE_CONNECTION'],
  async handle({ api, request, log }) {
    requireSafeConnection(request, api.settings);
    const { email, password, code } = await readFields(request, Body);
    await countAddressAttempt(api, request);
    const found = await api.platform.users.findForSignIn(email);
    const passwordHash = found?.passwordHash ?? null;
    const known = isKnownBrowser(readCookie(request, 'known'), found?.user.id ?? '', passwordHash);
    await countAccountAttempt(api, email, known);
    const isRight = await verifyPassword(passwordHash, password);
    if (found === null || passwordHash === null || !isRight) throw new AppError('SIGN_IN_FAILED');
    await requireSecondFactor(api, found, code ?? null, log);
    if (found.user.suspended !== null || found.organisation.suspended) {
      throw new AppError('SUSPENDED', 'This user or the organization is suspended.');
    }
    return openSession(api, request, found, passwordHash);
  },
});
