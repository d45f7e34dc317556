import { replayDeliveriesOperation } from '../../routes/replay-deliveries.js';
import { byPerson } from '../by-person.js';

export const replayDeliveries = byPerson(replayDeliveriesOperation, 'webhooks:manage');
