import { endpointTarget } from '../../core/audit.js';
import { keyRoute } from '../route.js';
import { EndpointId, ownEndpoint } from '../webhooks/own-endpoint.js';
import { presentEndpoint, WebhookEndpointShape } from '../webhooks/shapes.js';

export const enableWebhook = keyRoute({
  id: 'enable-webhook',
  method: 'post',
  acts: ['webhook.enabled'],
  path: '/webhooks/{id}/enable',
  scope: 'webhooks:manage',
  summary: 'Enable a webhook endpoint',
  description:
    'Of a disabled endpoint: deliveries that waited go on. Of a failing one: events go without ' +
    'waiting for the next probe. Events while it was disabled were skipped: replay them.',
  params: EndpointId,
  answers: { 200: { description: 'The endpoint.', schema: WebhookEndpointShape } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id }, caller, act }) {
    const before = await ownEndpoint(api, caller, id);
    const enabled = await act({ action: 'webhook.enabled', target: endpointTarget(id) }, () =>
      api.platform.webhooks.enableEndpoint(id),
    );
    return { status: 200, body: presentEndpoint(enabled ?? before, caller) };
  },
});
