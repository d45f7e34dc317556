import { z } from 'zod';
import { endpointTarget } from '../../core/audit.js';
import { DateTime } from '../../core/vocabulary.js';
import { readFields } from '../receive/read-fields.js';
import { byKey, operation } from '../operation.js';
import { EndpointId, ownEndpoint } from '../webhooks/own-endpoint.js';

const Body = z
  .strictObject({ since: DateTime.describe('Events made at this instant or later (ISO 8601).') })
  .meta({ id: 'ReplayDeliveries' });

const Replayed = z
  .object({ object: z.literal('webhook_replay'), since: DateTime, deliveries: z.number().int() })
  .meta({ id: 'WebhookReplay' });

export const replayDeliveriesOperation = operation({
  id: 'replay-deliveries',
  method: 'post',
  acts: ['webhook.replayed'],
  path: '/webhooks/{id}/replay',
  summary: 'Replay all deliveries since an instant',
  description:
    'Sends the events of scans again, with the ids they had, oldest first: delivered, given up ' +
    'and skipped ones. What is pending stays as it is.',
  params: EndpointId,
  body: { 'application/json': Body },
  answers: { 200: { description: 'How many are pending again.', schema: Replayed } },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ api, params: { id }, request, organisation, act }) {
    await ownEndpoint(api, organisation, id);
    const { since } = await readFields(request, Body);
    const deliveries = await act(
      { action: 'webhook.replayed', target: endpointTarget(id) },
      () => api.platform.webhooks.replay(id, { since: new Date(since) }),
      (deliveries) => ({ details: { since, deliveries } }),
    );
    return { status: 200, body: { object: 'webhook_replay', since, deliveries } };
  },
});
export const replayDeliveries = byKey(replayDeliveriesOperation, 'webhooks:manage');
