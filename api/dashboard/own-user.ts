import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import { mayDo, type Role, type User } from '../../core/users.js';
import type { Api } from '../api.js';
import type { Person } from './person.js';

/** Path parameter. A value that is not a UUID matches nothing: 404. */
export const UserId = z.strictObject({
  id: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .describe('The user.'),
});

/**
 * A user of the person's organisation whom the person may change. Throws NOT_FOUND for one
 * of another organisation as for none, NOT_PERMITTED where only owners may.
 */
export async function ownUser(api: Api, person: Person, id: string): Promise<User> {
  const found = await api.platform.users.get(id);
  if (found?.organisationId !== person.organisation.id) throw noUser();
  requireRoleRight(person, found.role);
  return found;
}

/** Throws NOT_PERMITTED where the role is one that only owners give and take. */
export function requireRoleRight({ user }: Person, role: Role): void {
  if (role === 'owner' && !mayDo(user.role, 'owners:manage')) throw new AppError('NOT_PERMITTED');
}

export const noUser = (): AppError => new AppError('NOT_FOUND', 'There is no such user.');

/** What the store answered to a change of a user who may be the last owner. */
export function changed<Answer>(answer: Answer | 'last_owner' | null): Answer {
  if (answer === 'last_owner') throw new AppError('LAST_OWNER');
  if (answer === null) throw noUser();
  return answer;
}
