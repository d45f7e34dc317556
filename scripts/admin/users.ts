import { z } from 'zod';
import { newLink } from '../../api/dashboard/one-time-link.js';
import { OwnerEmail } from '../../core/accounts.js';
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

const lastOwner = (email: string): CommandError =>
  new CommandError(`"${email}" is the last owner: make somebody else an owner first.`);

const suspension = (word: 'suspend' | 'resume') =>
  command({
    name: `user ${word}`,
    takes: 'EMAIL',
    flags: () => ({}),
    operand: OwnerEmail,
    run: async ({ accounts }, _flags, email) => {
      const suspended = word === 'suspend';
      if (!(await accounts.setUserSuspended(email, suspended))) {
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
    run: async ({ open, settings }, { org, email, role, name = email, lang = 'he' }) => {
      const { link, url } = newLink(settings);
      const input = { organisationId: org, email, role, name, language: lang };
      const invited = await (await open()).users.invite(input, link);
      if (invited === 'no_organisation') throw noOrganisation(org);
      if (invited === 'email_taken') throw new CommandError(`"${email}" has a user already.`);
      return showLink(invited, url, link.expiresAt);
    },
  }),
  command({
    name: 'user list',
    takes: '--org ID',
    flags: () => ({ org: z.string().min(1) }),
    run: async ({ users }, { org }) => (await users.list(org)).map(show),
  }),
  command({
    name: 'user role',
    takes: `EMAIL --role ${Role.options.join('|')}`,
    about: 'Sessions of the user end.',
    flags: () => ({ role: RoleFlag }),
    operand: OwnerEmail,
    run: async ({ users }, { role }, email) => {
      const changed = await users.setRole((await userOf(users, email)).id, role);
      if (changed === 'last_owner') throw lastOwner(email);
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
    run: async ({ open, settings }, _flags, email) => {
      const { users } = await open();
      const { link, url } = newLink(settings);
      const reset = await users.reset((await userOf(users, email)).id, link);
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
    run: async ({ users }, _flags, email) => {
      const { id } = await userOf(users, email);
      if ((await users.remove(id)) === 'last_owner') throw lastOwner(email);
      return { id, email, removed: true };
    },
  }),
];
