import { z } from 'zod';
import { DeliveryState, LOG_KEPT_DAYS } from '../../core/webhook.js';
import { readCursor, writeCursor } from '../cursor.js';
import { Limit, LIMIT_DEFAULT } from '../page-limit.js';
import { byKey, operation } from '../operation.js';
import { EndpointId, ownEndpoint } from '../webhooks/own-endpoint.js';
import { presentDelivery, WebhookDelivery } from '../webhooks/shapes.js';

const WebhookDeliveryList = z
  .object({
    object: z.literal('list'),
    data: z.array(WebhookDelivery),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().describe('Pass as `cursor` to get the next page.'),
  })
  .meta({ id: 'WebhookDeliveryList' });

export const listDeliveriesOperation = operation({
  id: 'list-deliveries',
  method: 'get',
  path: '/webhooks/{id}/deliveries',
  summary: 'List deliveries',
  description:
    `What was sent to an endpoint, or will be, newest first, each with its attempts. Deliveries ` +
    `are kept ${LOG_KEPT_DAYS} days, and go with their scan.`,
  params: EndpointId,
  query: z.strictObject({
    limit: Limit.optional().describe('Deliveries on a page.'),
    cursor: z.string().optional().describe('`next_cursor` of the page before.'),
    state: DeliveryState.optional(),
  }),
  answers: { 200: { description: 'A page of deliveries.', schema: WebhookDeliveryList } },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ api, params: { id }, query, organisation }) {
    await ownEndpoint(api, organisation, id);
    const { limit = LIMIT_DEFAULT, cursor, state } = query;
    const binding = { organisationId: organisation.id, filter: { endpoint: id, state } };
    const page = await api.platform.webhooks.listDeliveries({
      endpointId: id,
      state,
      after: cursor === undefined ? null : readCursor(cursor, binding),
      limit,
    });
    const last = page.deliveries.at(-1);
    return {
      status: 200,
      body: {
        object: 'list',
        data: page.deliveries.map(presentDelivery),
        has_more: page.hasMore,
        next_cursor:
          page.hasMore && last !== undefined
            ? writeCursor({ createdAt: last.createdAt, id: last.eventId }, binding)
            : null,
      },
    };
  },
});
export const listDeliveries = byKey(listDeliveriesOperation, 'webhooks:manage');
