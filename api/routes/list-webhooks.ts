import { z } from 'zod';
import { byKey, operation } from '../operation.js';
import { presentEndpoint, WebhookEndpointShape } from '../webhooks/shapes.js';

const WebhookEndpointList = z
  .object({ object: z.literal('list'), data: z.array(WebhookEndpointShape) })
  .meta({ id: 'WebhookEndpointList' });

export const listWebhooksOperation = operation({
  id: 'list-webhooks',
  method: 'get',
  path: '/webhooks',
  summary: 'List webhook endpoints',
  description: 'All of them, oldest first, with their state.',
  answers: { 200: { description: 'The endpoints.', schema: WebhookEndpointList } },
  async handle({ api, organisation }) {
    const found = await api.platform.webhooks.listEndpoints(organisation.id);
    return {
      status: 200,
      body: {
        object: 'list',
        data: (found ?? []).map((one) => presentEndpoint(one, organisation)),
      },
    };
  },
});
export const listWebhooks = byKey(listWebhooksOperation, 'webhooks:manage');
