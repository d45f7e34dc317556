import { retrieveDeliveryOperation } from '../../routes/retrieve-delivery.js';
import { byPerson } from '../by-person.js';

export const retrieveDelivery = byPerson(retrieveDeliveryOperation, 'webhooks:manage');
