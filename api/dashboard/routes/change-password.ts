import { z } from 'zod';
import { userTarget } from '../../../core/audit.js';
import { AppError } from '../../../core/errors.js';
import { readFields } from '../../receive/read-fields.js';
import { confirmPassword } from '../confirm-password.js';
import { openSession } from '../open-session.js';
import { GivenPassword, NewPassword, requireGoodPassword } from '../password-rules.js';
import { hashPassword } from '../passwords.js';
import { sessionRoute } from '../route.js';
import { SessionAnswer } from '../shapes.js';

const Body = z
  .strictObject({ current_password: GivenPassword, new_password: NewPassword })
  .meta({ id: 'ChangePassword' });

export const changePassword = sessionRoute({
  id: 'change-password',
  method: 'post',
  path: '/password',
  right: 'own:manage',
  acts: ['user.password_changed'],
  summary: 'Change the own password',
  description: 'Ends all sessions of the user and opens a new one, which is answered.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'The new session.', schema: SessionAnswer } },
  errors: ['SIGN_IN_FAILED', 'PASSWORD_REFUSED', 'INSECURE_CONNECTION'],
  async handle({ api, request, person, act }) {
    const fields = await readFields(request, Body);
    const { passwordHash: stored } = await confirmPassword(
      api,
      request,
      person,
      fields.current_password,
    );
    const { user, organisation } = person;
    requireGoodPassword(fields.new_password, user.email);
    const passwordHash = await hashPassword(fields.new_password);
    const entry = await act(
      { action: 'user.password_changed', target: userTarget(user.email) },
      () => api.platform.users.changePassword(user.id, stored, passwordHash),
    );
    if (entry === null) throw new AppError('SIGN_IN_FAILED', 'The current password is not right.');
    return openSession(api, request, { ...entry, organisation }, passwordHash);
  },
});
