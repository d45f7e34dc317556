import { z } from 'zod';
import { orNull } from '../../../core/act.js';
import { describeOrganisation } from '../../../core/audit.js';
import { AppError } from '../../../core/errors.js';
import { readFields } from '../../receive/read-fields.js';
import { confirmPassword } from '../confirm-password.js';
import { cookieOf } from '../cookies.js';
import { GivenPassword } from '../password-rules.js';
import { sessionRoute } from '../route.js';
import { requireSecondFactor, TotpCode } from '../second-factor.js';
import { Done } from '../shapes.js';

/** Who has no password shows by a sign-in at the provider that it is still them. */
const FRESH_MS = 10 * 60_000;

const Body = z
  .strictObject({
    name: z.string().describe('Of the organization, as a confirmation.'),
    password: GivenPassword.optional().describe('Of who asks, unless they have none.'),
    code: TotpCode.optional().describe('Of the authenticator, if one is set.'),
  })
  .meta({ id: 'DeleteOrganization' });

export const deleteOrganization = sessionRoute({
  id: 'delete-organization',
  method: 'post',
  path: '/organization/delete',
  right: 'organization:delete',
  acts: ['organisation.deleted'],
  summary: 'Delete the organization',
  description:
    'With its test data, for good: keys and sessions end at once; scans, files, users, webhooks and all else are removed within minutes. Records of the audit log stay for the operator. Users without a password must have signed in within ten minutes.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'Its deletion has begun, and cannot be stopped.', schema: Done } },
  errors: ['SIGN_IN_FAILED', 'CODE_REQUIRED', 'SIGN_IN_AGAIN', 'INSECURE_CONNECTION'],
  async handle({ api, request, person, act, log }) {
    const { name, password, code } = await readFields(request, Body);
    const { user, organisation, signedInAt } = person;
    if (name.trim() !== organisation.name.trim()) {
      throw new AppError('INVALID_REQUEST', 'Field "name" is not the name of the organization.');
    }
    if (user.hasPassword) {
      const found = await confirmPassword(api, request, person, password ?? '');
      await requireSecondFactor(api, found, code ?? null, log);
    } else if (Date.now() - signedInAt.getTime() > FRESH_MS) {
      throw new AppError('SIGN_IN_AGAIN');
    }
    const { id } = organisation;
    const begun = await act(
      { action: 'organisation.deleted', target: { kind: 'organisation', id } },
      async () => orNull(await api.platform.accounts.deleteOrganisation(id)),
      () => ({ before: describeOrganisation(organisation).details }),
    );
    if (begun === null) throw new AppError('NO_SESSION');
    return {
      status: 200,
      headers: { 'Set-Cookie': [cookieOf(request, 'session', null)] },
      body: { done: true },
    };
  },
});
