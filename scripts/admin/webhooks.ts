import { z } from 'zod';
import { type WebhookEndpoint, webhookUrl } from '../../core/accounts.js';
import { command, CommandError } from './command.js';
import { noOrganisation } from './organisations.js';

const show = (endpoint: WebhookEndpoint) => ({
  id: endpoint.id,
  url: endpoint.url,
  organization_id: endpoint.organisationId,
  enabled: endpoint.enabled,
  consecutive_failures: endpoint.consecutiveFailures,
  created_at: endpoint.createdAt.toISOString(),
});

const noEndpoint = (id: string) => new CommandError(`There is no webhook endpoint "${id}".`);
const Id = z.string().min(1);

export const webhookCommands = [
  command({
    name: 'webhook add',
    takes: '--org ID --url URL',
    flags: (settings) => ({ org: Id, url: webhookUrl(settings.allowPrivateNetwork) }),
    run: async ({ webhooks }, { org, url }) => {
      const added = await webhooks.addEndpoint(org, url);
      if (added === null) throw noOrganisation(org);
      const { id, ...rest } = show(added);
      return { id, secret: added.secret, ...rest };
    },
  }),
  command({
    name: 'webhook list',
    takes: '--org ID',
    flags: () => ({ org: Id }),
    run: async ({ webhooks }, { org }) => {
      const endpoints = await webhooks.listEndpoints(org);
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
