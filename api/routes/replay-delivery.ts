import { orNull } from '../../core/act.js';
import { endpointTarget } from '../../core/audit.js';
import { byKey, operation } from '../operation.js';
import { DeliveryId, noDelivery, ownEndpoint } from '../webhooks/own-endpoint.js';
import { presentDelivery, WebhookDelivery } from '../webhooks/shapes.js';

export const replayDeliveryOperation = operation({
  id: 'replay-delivery',
  method: 'post',
  acts: ['webhook.replayed'],
  path: '/webhooks/{id}/deliveries/{event}/replay',
  summary: 'Replay a delivery',
  description:
    'Sends the event again, whatever became of it, with the same id, so that a receiver that has ' +
    'it can tell. It has a new schedule of attempts.',
  params: DeliveryId,
  answers: { 200: { description: 'The delivery, pending again.', schema: WebhookDelivery } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id, event }, organisation, act }) {
    const { webhooks } = api.platform;
    await ownEndpoint(api, organisation, id);
    const replayed = await act(
      { action: 'webhook.replayed', target: endpointTarget(id) },
      async () => orNull(await webhooks.replay(id, { eventId: event })),
      () => ({ details: { event_id: event } }),
    );
    if (replayed === null) throw noDelivery();
    const found = await webhooks.getDelivery(id, event);
    if (found === null) throw noDelivery();
    return { status: 200, body: presentDelivery(found) };
  },
});
export const replayDelivery = byKey(replayDeliveryOperation, 'webhooks:manage');
