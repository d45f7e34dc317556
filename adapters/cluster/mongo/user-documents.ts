import type { Connection } from 'mongoose';
import type { Organisation } from '../../../core/accounts.js';
import type { User } from '../../../core/users.js';
import { readStored } from '../../stored-json.js';
import { toOrganisation } from './account-documents.js';
import { organisations } from './organisation-model.js';
import { owners } from './owner-model.js';
import type { UserDocument } from './user-model.js';

export const toUser = (found: UserDocument, isSuspendedByOperator: boolean): User => ({
  id: found._id,
  organisationId: found.organisationId,
  email: found.email,
  name: readStored<string>(found.name),
  role: found.role,
  language: found.language,
  suspended: isSuspendedByOperator
    ? 'operator'
    : found.suspendedAt === null
      ? null
      : 'organisation',
  hasPassword: found.passwordHash !== null,
  hasTotp: found.totp !== null,
  createdAt: found.createdAt,
  lastSignInAt: found.lastSignInAt,
});

/** A user with what is stored elsewhere about them; null when the deletion of the organisation has begun. */
export async function readUser(
  connection: Connection,
  found: UserDocument,
): Promise<{ user: User; organisation: Organisation } | null> {
  const [owner, organisation] = await Promise.all([
    owners.on(connection).findById(found.email).lean(),
    organisations.on(connection).findById(found.organisationId).lean(),
  ]);
  if (organisation === null || organisation.deletedAt !== undefined) return null;
  return {
    user: toUser(found, owner?.suspended ?? false),
    organisation: toOrganisation(organisation),
  };
}
