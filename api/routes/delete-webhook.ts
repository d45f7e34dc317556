import { z } from 'zod';
import { orNull } from '../../core/act.js';
import { describeEndpoint, endpointTarget } from '../../core/audit.js';
import { byKey, operation } from '../operation.js';
import { EndpointId, ownEndpoint } from '../webhooks/own-endpoint.js';

const DeletedWebhook = z
  .object({ id: z.uuid(), deleted: z.literal(true) })
  .meta({ id: 'DeletedWebhook' });

export const deleteWebhookOperation = operation({
  id: 'delete-webhook',
  method: 'delete',
  acts: ['webhook.deleted'],
  path: '/webhooks/{id}',
  summary: 'Delete a webhook endpoint',
  description: 'With its deliveries, those that wait too, and their log.',
  params: EndpointId,
  answers: { 200: { description: 'The endpoint is gone.', schema: DeletedWebhook } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id }, organisation, act }) {
    const found = await ownEndpoint(api, organisation, id);
    await act(
      { action: 'webhook.deleted', target: endpointTarget(id) },
      async () => orNull(await api.platform.webhooks.removeEndpoint(id)),
      () => ({ before: describeEndpoint(found).details }),
    );
    return { status: 200, body: { id, deleted: true } };
  },
});
export const deleteWebhook = byKey(deleteWebhookOperation, 'webhooks:manage');
