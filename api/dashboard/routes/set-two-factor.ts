import { z } from 'zod';
import { orNull } from '../../../core/act.js';
import { userTarget } from '../../../core/audit.js';
import { AppError } from '../../../core/errors.js';
import { readFields } from '../../receive/read-fields.js';
import { confirmPassword } from '../confirm-password.js';
import { GivenPassword } from '../password-rules.js';
import { sessionRoute } from '../route.js';
import { stepOf, TotpCode } from '../second-factor.js';
import { Done } from '../shapes.js';

const Body = z
  .strictObject({
    password: GivenPassword,
    secret: z.string().regex(/^[A-Z2-7]{32}$/, 'must be a secret of POST /two-factor/offer'),
    code: TotpCode.describe('What the authenticator shows for the secret.'),
  })
  .meta({ id: 'SetTwoFactor' });

export const setTwoFactor = sessionRoute({
  id: 'set-two-factor',
  method: 'post',
  path: '/two-factor',
  right: 'own:manage',
  acts: ['user.two_factor_set'],
  summary: 'Ask for a code at sign-in',
  description: 'In place of the one that was asked for before, if any.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'A code is asked for from now on.', schema: Done } },
  errors: ['SIGN_IN_FAILED', 'INSECURE_CONNECTION'],
  async handle({ api, request, person, act }) {
    const { password, secret, code } = await readFields(request, Body);
    await confirmPassword(api, request, person, password);
    const step = stepOf(secret, code);
    if (step === null) throw new AppError('SIGN_IN_FAILED', 'The code is not right.');
    const { users } = api.platform;
    const { id, email } = person.user;
    await act({ action: 'user.two_factor_set', target: userTarget(email) }, async () =>
      orNull(await users.setTotp(id, secret)),
    );
    await users.takeTotpStep(id, step);
    return { status: 200, body: { done: true } };
  },
});
