import { keyRoute } from '../route.js';
import { DeliveryId, noDelivery, ownEndpoint } from '../webhooks/own-endpoint.js';
import { presentDelivery, WebhookDelivery } from '../webhooks/shapes.js';

export const replayDelivery = keyRoute({
  id: 'replay-delivery',
  method: 'post',
  path: '/webhooks/{id}/deliveries/{event}/replay',
  scope: 'webhooks:manage',
  summary: 'Replay a delivery',
  description:
    'Sends the event again, whatever became of it, with the same id, so that a receiver that has ' +
    'it can tell. It has a new schedule of attempts.',
  params: DeliveryId,
  answers: { 200: { description: 'The delivery, pending again.', schema: WebhookDelivery } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id, event }, caller }) {
    const { webhooks } = api.platform;
    await ownEndpoint(api, caller, id);
    if ((await webhooks.replay(id, { eventId: event })) === 0) throw noDelivery();
    const found = await webhooks.getDelivery(id, event);
    if (found === null) throw noDelivery();
    return { status: 200, body: presentDelivery(found) };
  },
});
