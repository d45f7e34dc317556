import { endpointTarget } from '../../core/audit.js';
import { byKey, operation } from '../operation.js';
import { EndpointId, ownEndpoint } from '../webhooks/own-endpoint.js';
import { presentEndpoint, WebhookEndpointShape } from '../webhooks/shapes.js';

export const enableWebhookOperation = operation({
  id: 'enable-webhook',
  method: 'post',
  acts: ['webhook.enabled'],
  path: '/webhooks/{id}/enable',
  summary: 'Enable a webhook endpoint',
  description:
    'Of a disabled endpoint: deliveries that waited go on. Of a failing one: events go without ' +
    'waiting for the next probe. Events while it was disabled were skipped: replay them.',
  params: EndpointId,
  answers: { 200: { description: 'The endpoint.', schema: WebhookEndpointShape } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id }, organisation, act }) {
    const before = await ownEndpoint(api, organisation, id);
    const enabled = await act({ action: 'webhook.enabled', target: endpointTarget(id) }, () =>
      api.platform.webhooks.enableEndpoint(id),
    );
    return { status: 200, body: presentEndpoint(enabled ?? before, organisation) };
  },
});
export const enableWebhook = byKey(enableWebhookOperation, 'webhooks:manage');
