import { listWebhooksOperation } from '../../routes/list-webhooks.js';
import { byPerson } from '../by-person.js';

export const listWebhooks = byPerson(listWebhooksOperation, 'webhooks:manage');
