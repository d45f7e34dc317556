import { z } from 'zod';
import { type WebhookEndpoint, webhookUrl } from '../../core/accounts.js';
import { endpointState, ROLL_KEEP_MAX_S, TooManyEndpoints } from '../../core/webhook.js';
import { command, CommandError, UsageError } from './command.js';
import { holderOf, noOrganisation } from './organisations.js';
import { wholeNumber } from './whole-number.js';

const show = (endpoint: WebhookEndpoint) => ({
  id: endpoint.id,
  url: endpoint.url,
  notify_url: endpoint.notifyUrl,
  organization_id: endpoint.organisationId,
  enabled: endpoint.enabled,
  state: endpointState(endpoint),
  consecutive_failures: endpoint.consecutiveFailures,
  failing_since: endpoint.failingSince?.toISOString() ?? null,
  next_probe_at: endpoint.nextProbeAt?.toISOString() ?? null,
  previous_secret_until: endpoint.previousSecretUntil?.toISOString() ?? null,
  created_at: endpoint.createdAt.toISOString(),
});

const noEndpoint = (id: string) => new CommandError(`There is no webhook endpoint "${id}".`);
const Id = z.string().min(1);
const DAY_S = 24 * 3600;

export const webhookCommands = [
  command({
    name: 'webhook add',
    takes: '--org ID --url URL [--notify-url URL] [--test]',
    about:
      '--test: for the events of test data. --notify-url is told when the endpoint fails, is disabled or answers again.',
    flags: (settings) => ({
      org: Id,
      url: webhookUrl(settings.allowPrivateNetwork),
      'notify-url': webhookUrl(settings.allowPrivateNetwork).optional(),
      test: z.boolean().optional(),
    }),
    run: async ({ accounts, webhooks }, { org, url, 'notify-url': notifyUrl, test = false }) => {
      const holder = await holderOf(accounts, org, test);
      const added = await webhooks.addEndpoint(holder, url, notifyUrl).catch((error: unknown) => {
        throw error instanceof TooManyEndpoints ? new CommandError(error.message) : error;
      });
      if (added === null) throw noOrganisation(org);
      const { id, ...rest } = show(added);
      return { id, secret: added.secret, ...rest };
    },
  }),
  command({
    name: 'webhook list',
    takes: '--org ID [--test]',
    flags: () => ({ org: Id, test: z.boolean().optional() }),
    run: async ({ accounts, webhooks }, { org, test = false }) => {
      const endpoints = await webhooks.listEndpoints(await holderOf(accounts, org, test));
      if (endpoints === null) throw noOrganisation(org);
      return endpoints.map(show);
    },
  }),
  command({
    name: 'webhook ping',
    takes: 'ID',
    flags: () => ({}),
    operand: Id,
    run: async ({ webhooks }, _flags, id) => {
      const eventId = await webhooks.ping(id);
      if (eventId === null) throw noEndpoint(id);
      return { id, event_id: eventId };
    },
  }),
  command({
    name: 'webhook enable',
    takes: 'ID',
    flags: () => ({}),
    operand: Id,
    run: async ({ webhooks }, _flags, id) => {
      const enabled = await webhooks.enableEndpoint(id);
      if (enabled === null) throw noEndpoint(id);
      return show(enabled);
    },
  }),
  command({
    name: 'webhook roll',
    takes: 'ID [--keep SECONDS]',
    about: `Gives it a new secret, shown once; --keep (default ${DAY_S}, a day) is how long events are signed with the former one too.`,
    flags: () => ({ keep: wholeNumber(0).optional() }),
    operand: Id,
    run: async ({ webhooks }, { keep = DAY_S }, id) => {
      if (keep > ROLL_KEEP_MAX_S)
        throw new UsageError(`--keep: must be at most ${ROLL_KEEP_MAX_S}.`);
      const rolled = await webhooks.rollSecret(id, keep * 1000);
      if (rolled === null) throw noEndpoint(id);
      return { secret: rolled.secret, ...show(rolled) };
    },
  }),
  command({
    name: 'webhook remove',
    takes: 'ID',
    flags: () => ({}),
    operand: Id,
    run: async ({ webhooks }, _flags, id) => {
      if (!(await webhooks.removeEndpoint(id))) throw noEndpoint(id);
      return { id, removed: true };
    },
  }),
];
