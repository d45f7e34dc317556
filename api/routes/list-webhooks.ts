import { z } from 'zod';
import { keyRoute } from '../route.js';
import { presentEndpoint, WebhookEndpointShape } from '../webhooks/shapes.js';

const WebhookEndpointList = z
  .object({ object: z.literal('list'), data: z.array(WebhookEndpointShape) })
  .meta({ id: 'WebhookEndpointList' });

export const listWebhooks = keyRoute({
  id: 'list-webhooks',
  method: 'get',
  path: '/webhooks',
  scope: 'webhooks:manage',
  summary: 'List webhook endpoints',
  description: 'All of them, oldest first, with their state.',
  answers: { 200: { description: 'The endpoints.', schema: WebhookEndpointList } },
  async handle({ api, caller }) {
    const found = await api.platform.webhooks.listEndpoints(caller.organisation.id);
    return {
      status: 200,
      body: { object: 'list', data: (found ?? []).map((one) => presentEndpoint(one, caller)) },
    };
  },
});
