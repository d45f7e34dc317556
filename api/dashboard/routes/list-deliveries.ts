import { listDeliveriesOperation } from '../../routes/list-deliveries.js';
import { byPerson } from '../by-person.js';

export const listDeliveries = byPerson(listDeliveriesOperation, 'webhooks:manage');
