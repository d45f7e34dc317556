import { z } from 'zod';
import { AccountName, type Organisation, PlanId } from '../../core/accounts.js';
import { describeChange, describeOrganisation } from '../../core/audit.js';
import { orNull } from '../../core/act.js';
import { eraseOrganisations } from '../../core/erase-organisations.js';
import type { AccountStore } from '../../core/ports.js';
import { command, CommandError, UsageError } from './command.js';
import { wholeNumber } from './whole-number.js';

const Plan = z.enum(PlanId.options, { error: `must be ${PlanId.options.join(', ')}` });

/** Monthly allowance: a number, or a word for what no number says. */
const Limit = z.union(
  [z.literal('none').transform(() => null), z.literal('default'), wholeNumber(0)],
  { error: 'must be a whole number, none or default' },
);

const Switch = z
  .enum(['on', 'off'], { error: 'must be on or off' })
  .transform((word) => word === 'on');

const show = (organisation: Organisation) => ({
  id: organisation.id,
  name: organisation.name,
  plan: organisation.plan,
  limit: organisation.limit,
  rate_limit: organisation.rateLimit,
  suspended: organisation.suspended,
  training_copies: organisation.trainingCopiesSince !== null,
  created_at: organisation.createdAt.toISOString(),
});

const suspension = (word: 'suspend' | 'resume') =>
  command({
    name: `org ${word}`,
    takes: 'ID',
    flags: () => ({}),
    operand: z.string().min(1),
    acts: ['organisation.suspended', 'organisation.resumed'],
    run: async ({ accounts }, _flags, id, act) => {
      const suspended = word === 'suspend';
      const action = suspended ? 'organisation.suspended' : 'organisation.resumed';
      const changed = await act({ action, target: { kind: 'organisation', id } }, () =>
        accounts.setOrganisationSuspended(id, suspended),
      );
      if (changed === null) throw noOrganisation(id);
      return show(changed);
    },
  });

export const organisationCommands = [
  command({
    name: 'org create',
    takes: `--name NAME --plan ${PlanId.options.join('|')} [--limit N] [--rate-limit N]`,
    flags: () => ({
      name: AccountName,
      plan: Plan,
      limit: wholeNumber(0).optional(),
      'rate-limit': wholeNumber(1).optional(),
    }),
    acts: ['organisation.created'],
    run: async ({ accounts }, { name, plan, limit, 'rate-limit': rateLimit }, _, act) =>
      show(
        await act(
          { action: 'organisation.created' },
          () => accounts.createOrganisation({ name, plan, limit, rateLimit }),
          describeOrganisation,
        ),
      ),
  }),
  command({
    name: 'org list',
    takes: '',
    flags: () => ({}),
    acts: [],
    run: async ({ accounts }) => (await accounts.listOrganisations()).map(show),
  }),
  command({
    name: 'org update',
    takes: `ID [--name NAME] [--plan ${PlanId.options.join('|')}] [--limit N|none|default] [--rate-limit N] [--training-copies on|off]`,
    about:
      'Changes what is given, at once, for its test data too. A monthly limit that is the default of the plan follows a new plan; one of its own stays. Training copies are off unless the organization wants them: then the file of each document that is labelled from now on is kept for training, whatever FILE_RETENTION_DAYS says. Switching them off deletes all of them.',
    flags: () => ({
      name: AccountName.optional(),
      plan: Plan.optional(),
      limit: Limit.optional(),
      'rate-limit': wholeNumber(1).optional(),
      'training-copies': Switch.optional(),
    }),
    operand: z.string().min(1),
    acts: ['organisation.updated'],
    run: async (
      { accounts },
      { 'rate-limit': rateLimit, 'training-copies': trainingCopies, ...flags },
      id,
      act,
    ) => {
      const change = { ...flags, rateLimit, trainingCopies };
      if (Object.values(change).every((value) => value === undefined)) {
        throw new UsageError('Give --name, --plan, --limit, --rate-limit or --training-copies.');
      }
      const before = (await accounts.listOrganisations()).find((one) => one.id === id);
      if (before === undefined) throw noOrganisation(id);
      const changed = await act(
        { action: 'organisation.updated', target: { kind: 'organisation', id } },
        () => accounts.updateOrganisation(id, change),
        (after) => describeChange(before, after),
      );
      if (changed === null) throw noOrganisation(id);
      return show(changed);
    },
  }),
  command({
    name: 'org delete',
    takes: 'ID --confirm NAME',
    about:
      'Deletes an organization with its test data, for good: keys and sessions end at once, then scans, files, users and all else go. What an interruption leaves, workers remove. Records of the audit log stay.',
    flags: () => ({ confirm: z.string() }),
    operand: z.string().min(1),
    acts: ['organisation.deleted'],
    run: async (stores, { confirm }, id, act) => {
      const found = (await stores.accounts.listOrganisations()).find((one) => one.id === id);
      if (found === undefined) throw noOrganisation(id);
      if (confirm.trim() !== found.name.trim()) {
        throw new UsageError(`--confirm must be the name of the organization: "${found.name}".`);
      }
      const begun = await act(
        { action: 'organisation.deleted', target: { kind: 'organisation', id } },
        async () => orNull(await stores.accounts.deleteOrganisation(id)),
        () => ({ before: describeOrganisation(found).details }),
      );
      if (begun === null) throw noOrganisation(id);
      await eraseOrganisations(stores, new Date());
      return { id, deleted: true };
    },
  }),
  suspension('suspend'),
  suspension('resume'),
];

export const noOrganisation = (id: string): CommandError =>
  new CommandError(`There is no organization "${id}".`);

/** The id under which an organisation's data are kept: its own, or that of its test data. */
export async function holderOf(
  accounts: AccountStore,
  org: string,
  test: boolean,
): Promise<string> {
  if (!test) return org;
  const holder = await accounts.testOrganisation(org);
  if (holder === null) throw noOrganisation(org);
  return holder.id;
}
