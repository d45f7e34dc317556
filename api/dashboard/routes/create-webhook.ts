import { createWebhookOperation } from '../../routes/create-webhook.js';
import { byPerson, requireApiAccess } from '../by-person.js';

export const createWebhook = byPerson(
  {
    ...createWebhookOperation,
    errors: ['INVALID_REQUEST', 'NO_API_ACCESS'],
    handle: (exchange) => {
      requireApiAccess(exchange.organisation);
      return createWebhookOperation.handle(exchange);
    },
  },
  'webhooks:manage',
);
