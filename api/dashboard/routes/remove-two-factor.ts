import { z } from 'zod';
import { orNull } from '../../../core/act.js';
import { userTarget } from '../../../core/audit.js';
import { readFields } from '../../receive/read-fields.js';
import { confirmPassword } from '../confirm-password.js';
import { GivenPassword } from '../password-rules.js';
import { sessionRoute } from '../route.js';
import { requireSecondFactor, TotpCode } from '../second-factor.js';
import { Done } from '../shapes.js';

const Body = z
  .strictObject({ password: GivenPassword, code: TotpCode })
  .meta({ id: 'RemoveTwoFactor' });

export const removeTwoFactor = sessionRoute({
  id: 'remove-two-factor',
  method: 'post',
  path: '/two-factor/remove',
  right: 'own:manage',
  acts: ['user.two_factor_removed'],
  summary: 'Ask for no code any more',
  description: 'Whoever lost the authenticator asks an admin for a reset.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'No code is asked for from now on.', schema: Done } },
  errors: ['SIGN_IN_FAILED', 'INSECURE_CONNECTION'],
  async handle({ api, request, person, act, log }) {
    const { password, code } = await readFields(request, Body);
    const found = await confirmPassword(api, request, person, password);
    await requireSecondFactor(api, found, code, log);
    const { id, email } = person.user;
    await act({ action: 'user.two_factor_removed', target: userTarget(email) }, async () =>
      orNull(await api.platform.users.setTotp(id, null)),
    );
    return { status: 200, body: { done: true } };
  },
});
