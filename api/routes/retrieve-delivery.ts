import { byKey, operation } from '../operation.js';
import { DeliveryId, noDelivery, ownEndpoint } from '../webhooks/own-endpoint.js';
import { presentDeliveryWithContent, WebhookDeliveryWithContent } from '../webhooks/shapes.js';

export const retrieveDeliveryOperation = operation({
  id: 'retrieve-delivery',
  method: 'get',
  path: '/webhooks/{id}/deliveries/{event}',
  summary: 'Retrieve a delivery',
  description: 'With the body, and the headers and the answer of each attempt.',
  params: DeliveryId,
  answers: { 200: { description: 'The delivery.', schema: WebhookDeliveryWithContent } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id, event }, organisation }) {
    await ownEndpoint(api, organisation, id);
    const found = await api.platform.webhooks.getDelivery(id, event);
    if (found === null) throw noDelivery();
    return { status: 200, body: presentDeliveryWithContent(found) };
  },
});
export const retrieveDelivery = byKey(retrieveDeliveryOperation, 'webhooks:manage');
