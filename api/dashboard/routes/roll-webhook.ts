import { rollWebhookOperation } from '../../routes/roll-webhook.js';
import { byPerson } from '../by-person.js';

export const rollWebhook = byPerson(rollWebhookOperation, 'webhooks:manage');
