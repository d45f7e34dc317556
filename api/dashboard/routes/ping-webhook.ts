import { pingWebhookOperation } from '../../routes/ping-webhook.js';
import { byPerson } from '../by-person.js';

export const pingWebhook = byPerson(pingWebhookOperation, 'webhooks:manage');
