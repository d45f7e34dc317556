import { keyRoute } from '../route.js';
import { EndpointId, ownEndpoint } from '../webhooks/own-endpoint.js';
import { presentEndpoint, WebhookEndpointShape } from '../webhooks/shapes.js';

export const retrieveWebhook = keyRoute({
  id: 'retrieve-webhook',
  method: 'get',
  path: '/webhooks/{id}',
  scope: 'webhooks:manage',
  summary: 'Retrieve a webhook endpoint',
  description: 'Its address and state; the secret is shown only when it is made.',
  params: EndpointId,
  answers: { 200: { description: 'The endpoint.', schema: WebhookEndpointShape } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id }, caller: { organisation } }) {
    return {
      status: 200,
      body: presentEndpoint(await ownEndpoint(api, organisation, id), organisation),
    };
  },
});
