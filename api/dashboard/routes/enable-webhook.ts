import { enableWebhookOperation } from '../../routes/enable-webhook.js';
import { byPerson } from '../by-person.js';

export const enableWebhook = byPerson(enableWebhookOperation, 'webhooks:manage');
