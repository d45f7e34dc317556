import { z } from 'zod';
import { newLink } from '../../api/dashboard/one-time-link.js';
import { OwnerEmail } from '../../core/accounts.js';
import { orNull } from '../../core/act.js';
import { describeUser, userTarget } from '../../core/audit.js';
import { Refusal } from '../../core/errors.js';
import type { UserStore } from '../../core/ports.js';
import { Role, type User, UserName } from '../../core/users.js';
import { Lang } from '../../core/vocabulary.js';
import { command, CommandError, operation } from './command.js';
import { noOrganisation } from './organisations.js';

const RoleFlag = z.enum(Role.options, { error: `must be ${Role.options.join(', ')}` });
const Language = z.enum(Lang.options, { error: `must be ${Lang.options.join(' or ')}` });

const show = (user: User) => ({
  id: user.id,
  email: user.email,
  organization_id: user.organisationId,
  name: user.name,
  role: user.role,
  language: user.language,
  suspended: user.suspended !== null,
  has_password: user.hasPassword,
  two_factor: user.hasTotp,
  created_at: user.createdAt.toISOString(),
  last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
});

const showLink = (user: User, url: string, expiresAt: Date) => ({
  ...show(user),
  link: url,
  link_expires_at: expiresAt.toISOString(),
});

async function userOf(users: UserStore, email: string): Promise<User> {
  const found = await users.findByEmail(email);
  if (found === null) throw new CommandError(`There is no user "${email}".`);
  return found;
}

const lastOwner = (email: string): Refusal =>
  new Refusal(`"${email}" is the last owner: make somebody else an owner first.`);

const suspension = (word: 'suspend' | 'resume') =>
  command({
    name: `user ${word}`,
    takes: 'EMAIL',
    flags: () => ({}),
    operand: OwnerEmail,
    acts: ['user.suspended', 'user.resumed'],
    run: async ({ accounts }, _flags, email, act) => {
      const suspended = word === 'suspend';
      const action = suspended ? 'user.suspended' : 'user.resumed';
      const changed = await act({ action, target: userTarget(email) }, async () =>
        orNull(await accounts.setUserSuspended(email, suspended)),
      );
      if (changed === null) {
        throw new CommandError(`Neither a key nor a user belongs to "${email}".`);
      }
      return { email, suspended };
    },
  });

export const userCommands = [
  operation({
    name: 'user create',
    takes: `--org ID --email EMAIL --role ${Role.options.join('|')} [--name NAME] [--lang ${Lang.options.join('|')}]`,
    about: 'Answers a one-time link by which the user sets a password within 7 days.',
    flags: () => ({
      org: z.string().min(1),
      email: OwnerEmail,
      role: RoleFlag,
      name: UserName.optional(),
      lang: Language.optional(),
    }),
    acts: ['user.created'],
    run: async (session, { org, email, role, name = email, lang = 'he' }, _, act) => {
      const { open, settings } = session;
      const { link, url } = newLink(settings);
      const input = { organisationId: org, email, role, name, language: lang };
      const { users } = await open();
      const invited = await act(
        { action: 'user.created', organisationId: org },
        async () => {
          const made = await users.invite(input, link);
          if (made === 'email_taken') throw new Refusal(`"${email}" has a user already.`);
          return made === 'no_organisation' ? null : made;
        },
        describeUser,
      );
      if (invited === null) throw noOrganisation(org);
      return showLink(invited, url, link.expiresAt);
    },
  }),
  command({
    name: 'user list',
    takes: '--org ID',
    flags: () => ({ org: z.string().min(1) }),
    acts: [],
    run: async ({ users }, { org }) => (await users.list(org)).map(show),
  }),
  command({
    name: 'user role',
    takes: `EMAIL --role ${Role.options.join('|')}`,
    about: 'Sessions of the user end.',
    flags: () => ({ role: RoleFlag }),
    operand: OwnerEmail,
    acts: ['user.role_changed'],
    run: async ({ users }, { role }, email, act) => {
      const user = await userOf(users, email);
      const changed = await act(
        { action: 'user.role_changed', target: userTarget(email) },
        async () => {
          const found = await users.setRole(user.id, role);
          if (found === 'last_owner') throw lastOwner(email);
          return found;
        },
        (found) => ({ details: { role: found.role }, before: { role: user.role } }),
      );
      return show(changed ?? (await userOf(users, email)));
    },
  }),
  operation({
    name: 'user reset',
    takes: 'EMAIL',
    about:
      'Takes password and second factor away, ends the sessions, and answers a new one-time link.',
    flags: () => ({}),
    operand: OwnerEmail,
    acts: ['user.password_reset'],
    run: async ({ open, settings }, _flags, email, act) => {
      const { users } = await open();
      const { link, url } = newLink(settings);
      const { id } = await userOf(users, email);
      const reset = await act({ action: 'user.password_reset', target: userTarget(email) }, () =>
        users.reset(id, link),
      );
      return showLink(reset ?? (await userOf(users, email)), url, link.expiresAt);
    },
  }),
  suspension('suspend'),
  suspension('resume'),
  command({
    name: 'user remove',
    takes: 'EMAIL',
    flags: () => ({}),
    operand: OwnerEmail,
    acts: ['user.removed'],
    run: async ({ users }, _flags, email, act) => {
      const user = await userOf(users, email);
      const { id } = user;
      await act(
        { action: 'user.removed', target: userTarget(email) },
        async () => {
          const removed = await users.remove(id);
          if (removed === 'last_owner') throw lastOwner(email);
          return removed;
        },
        () => ({ before: describeUser(user).details }),
      );
      return { id, email, removed: true };
    },
  }),
];
