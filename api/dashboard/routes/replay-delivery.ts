import { replayDeliveryOperation } from '../../routes/replay-delivery.js';
import { byPerson } from '../by-person.js';

export const replayDelivery = byPerson(replayDeliveryOperation, 'webhooks:manage');
