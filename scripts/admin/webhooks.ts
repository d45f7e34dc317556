import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type WebhookEndpoint, webhookUrl } from '../../core/accounts.js';
import { orNull } from '../../core/act.js';
import { describeEndpoint, endpointTarget } from '../../core/audit.js';
import type { LoggedDelivery } from '../../core/ports.js';
import { DateTime } from '../../core/vocabulary.js';
import {
  DeliveryState,
  endpointState,
  RECEIVER_TIMEOUT_MS,
  ROLL_KEEP_DEFAULT_S,
  ROLL_KEEP_MAX_S,
  TooManyEndpoints,
} from '../../core/webhook.js';
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

const showDelivery = (delivery: LoggedDelivery) => ({
  event_id: delivery.eventId,
  type: delivery.type,
  scan_id: delivery.scanId,
  state: delivery.state,
  created_at: delivery.createdAt.toISOString(),
  next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  attempts: delivery.attempts.map(({ at, durationMs, outcome, status }) => ({
    at: at.toISOString(),
    duration_ms: durationMs,
    outcome,
    status,
  })),
});
const showWithContent = (delivery: LoggedDelivery) => {
  const shown = showDelivery(delivery);
  return {
    ...shown,
    body: delivery.body,
    attempts: shown.attempts.map((attempt, index) => ({
      ...attempt,
      headers: delivery.attempts[index]?.headers,
      answer: delivery.attempts[index]?.answer,
    })),
  };
};

const noDelivery = (event: string) =>
  new CommandError(`The endpoint has no delivery of the event "${event}".`);
const noEndpoint = (id: string) => new CommandError(`There is no webhook endpoint "${id}".`);
const Id = z.string().min(1);
const LISTED = 25;
/** The receiver's time, and some for a worker to take it on. */
const PING_WAIT_MS = RECEIVER_TIMEOUT_MS + 3_000;

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
    acts: ['webhook.created'],
    run: async (stores, { org, url, 'notify-url': notifyUrl, test = false }, _, act) => {
      const { accounts, webhooks } = stores;
      const holder = await holderOf(accounts, org, test);
      const added = await act(
        { action: 'webhook.created', organisationId: holder },
        () => webhooks.addEndpoint(holder, url, notifyUrl),
        describeEndpoint,
      ).catch((error: unknown) => {
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
    acts: [],
    run: async ({ accounts, webhooks }, { org, test = false }) => {
      const endpoints = await webhooks.listEndpoints(await holderOf(accounts, org, test));
      if (endpoints === null) throw noOrganisation(org);
      return endpoints.map(show);
    },
  }),
  command({
    name: 'webhook ping',
    takes: 'ID [--wait]',
    about: '--wait answers with what the receiver said; a worker of the service must run.',
    flags: () => ({ wait: z.literal(true).optional() }),
    operand: Id,
    acts: ['webhook.pinged'],
    run: async ({ webhooks }, { wait: isWaiting }, id, act) => {
      const eventId = await act(
        { action: 'webhook.pinged', target: endpointTarget(id) },
        () => webhooks.ping(id),
        (event_id) => ({ details: { event_id } }),
      );
      if (eventId === null) throw noEndpoint(id);
      const made = { id, event_id: eventId };
      if (isWaiting !== true) return made;
      for (const endMs = performance.now() + PING_WAIT_MS; performance.now() < endMs;) {
        const delivery = await webhooks.getDelivery(id, eventId);
        if (delivery !== null && delivery.attempts.length > 0) {
          return { ...made, delivery: showWithContent(delivery) };
        }
        await wait(100);
      }
      throw new CommandError(`The ping ${eventId} waits: no worker has sent it.`);
    },
  }),
  command({
    name: 'webhook deliveries',
    takes: `ID [--state ${DeliveryState.options.join('|')}] [--limit N] [--event ID]`,
    about:
      'Lists what was sent, newest first; --event shows one with its body, and the headers and the answer of each attempt.',
    flags: () => ({
      state: DeliveryState.optional(),
      limit: wholeNumber(1).optional(),
      event: Id.optional(),
    }),
    operand: Id,
    acts: [],
    run: async ({ webhooks }, { state, limit = LISTED, event }, id) => {
      if ((await webhooks.getEndpoint(id)) === null) throw noEndpoint(id);
      if (event !== undefined) {
        const found = await webhooks.getDelivery(id, event);
        if (found === null) throw noDelivery(event);
        return showWithContent(found);
      }
      const { deliveries } = await webhooks.listDeliveries({
        endpointId: id,
        state,
        after: null,
        limit,
      });
      return deliveries.map(showDelivery);
    },
  }),
  command({
    name: 'webhook replay',
    takes: 'ID --event ID|--since TIME',
    about:
      'Sends one event again, or those of scans since a time (ISO 8601), with the ids they had.',
    flags: () => ({ event: Id.optional(), since: DateTime.optional() }),
    operand: Id,
    acts: ['webhook.replayed'],
    run: async ({ webhooks }, { event, since }, id, act) => {
      if ((event === undefined) === (since === undefined)) {
        throw new UsageError('Give either --event or --since.');
      }
      if ((await webhooks.getEndpoint(id)) === null) throw noEndpoint(id);
      const replayed = await act(
        { action: 'webhook.replayed', target: endpointTarget(id) },
        async () =>
          since === undefined
            ? orNull(await webhooks.replay(id, { eventId: event ?? '' }))
            : webhooks.replay(id, { since: new Date(since) }),
        (deliveries) => ({
          details: since === undefined ? { event_id: event ?? '' } : { since, deliveries },
        }),
      );
      if (replayed === null) throw noDelivery(event ?? '');
      return { id, replayed };
    },
  }),
  command({
    name: 'webhook enable',
    takes: 'ID',
    flags: () => ({}),
    operand: Id,
    acts: ['webhook.enabled'],
    run: async ({ webhooks }, _flags, id, act) => {
      const enabled = await act({ action: 'webhook.enabled', target: endpointTarget(id) }, () =>
        webhooks.enableEndpoint(id),
      );
      if (enabled === null) throw noEndpoint(id);
      return show(enabled);
    },
  }),
  command({
    name: 'webhook roll',
    takes: 'ID [--keep SECONDS]',
    about: `Gives it a new secret, shown once; --keep (default ${ROLL_KEEP_DEFAULT_S}, a day) is how long events are signed with the former one too.`,
    flags: () => ({ keep: wholeNumber(0).optional() }),
    operand: Id,
    acts: ['webhook.secret_rolled'],
    run: async ({ webhooks }, { keep = ROLL_KEEP_DEFAULT_S }, id, act) => {
      if (keep > ROLL_KEEP_MAX_S)
        throw new UsageError(`--keep: must be at most ${ROLL_KEEP_MAX_S}.`);
      const rolled = await act(
        { action: 'webhook.secret_rolled', target: endpointTarget(id) },
        () => webhooks.rollSecret(id, keep * 1000),
        () => ({ details: { keep_previous_s: keep } }),
      );
      if (rolled === null) throw noEndpoint(id);
      return { secret: rolled.secret, ...show(rolled) };
    },
  }),
  command({
    name: 'webhook remove',
    takes: 'ID',
    flags: () => ({}),
    operand: Id,
    acts: ['webhook.deleted'],
    run: async ({ webhooks }, _flags, id, act) => {
      const found = await webhooks.getEndpoint(id);
      if (found === null) throw noEndpoint(id);
      const removed = await act(
        { action: 'webhook.deleted', target: endpointTarget(id) },
        async () => orNull(await webhooks.removeEndpoint(id)),
        () => ({ before: describeEndpoint(found).details }),
      );
      if (removed === null) throw noEndpoint(id);
      return { id, removed: true };
    },
  }),
];
