import { deleteWebhookOperation } from '../../routes/delete-webhook.js';
import { byPerson } from '../by-person.js';

export const deleteWebhook = byPerson(deleteWebhookOperation, 'webhooks:manage');
