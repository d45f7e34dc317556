import { z } from 'zod';
import { PLANS, PlanId } from '../../core/accounts.js';
import { mayDo, Right, Role, type User } from '../../core/users.js';
import { DateTime, Lang } from '../../core/vocabulary.js';
import type { Person } from './person.js';
import { csrfTokenOf } from './session-token.js';

export const SessionAnswer = z
  .object({
    object: z.literal('session'),
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      role: Role,
      language: Lang,
      password: z
        .boolean()
        .describe('Whether one is set; without, the user comes by single sign-on.'),
      two_factor: z.boolean().describe('Whether a code is asked for at sign-in.'),
    }),
    organization: z.object({
      id: z.uuid(),
      name: z.string(),
      plan: z.object({
        id: PlanId,
        name: z.string(),
        api_access: z.boolean().describe('Whether it includes the API: keys and webhooks.'),
      }),
    }),
    rights: z.array(Right).describe('What the role of the user permits.'),
    csrf_token: z.string().describe('Goes into `X-CSRF-Token` of every change.'),
  })
  .meta({ id: 'Session' });

export const presentSession = (
  { user, organisation }: Pick<Person, 'user' | 'organisation'>,
  token: string,
): z.output<typeof SessionAnswer> => ({
  object: 'session',
  user: {
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    language: user.language,
    password: user.hasPassword,
    two_factor: user.hasTotp,
  },
  organization: {
    id: organisation.id,
    name: organisation.name,
    plan: planOf(organisation),
  },
  rights: Right.options.filter((right) => mayDo(user.role, right)),
  csrf_token: csrfTokenOf(token),
});

const planOf = ({ plan }: Person['organisation']) => {
  const { name, apiAccess } = PLANS[plan];
  return { id: plan, name, api_access: apiAccess };
};

export const UserAnswer = z
  .object({
    object: z.literal('user'),
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: Role,
    language: Lang,
    state: z.enum(['invited', 'active', 'suspended']).describe('`invited` has no password yet.'),
    suspended_by: z.enum(['operator', 'organization']).nullable(),
    two_factor: z.boolean(),
    created_at: DateTime,
    last_sign_in_at: DateTime.nullable(),
  })
  .meta({ id: 'User' });

export const presentUser = (user: User): z.output<typeof UserAnswer> => ({
  object: 'user',
  id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  language: user.language,
  state: user.suspended !== null ? 'suspended' : user.hasPassword ? 'active' : 'invited',
  suspended_by: user.suspended === 'organisation' ? 'organization' : user.suspended,
  two_factor: user.hasTotp,
  created_at: user.createdAt.toISOString(),
  last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
});

export const InvitedUser = z
  .object({
    user: UserAnswer,
    link: z.string().describe('Shown this once.'),
    link_expires_at: DateTime,
  })
  .meta({ id: 'InvitedUser' });

export const presentInvited = (user: User, link: string, expiresAt: Date) => ({
  user: presentUser(user),
  link,
  link_expires_at: expiresAt.toISOString(),
});

export const Done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });
