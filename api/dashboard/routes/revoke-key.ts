import { revokeKeyOperation } from '../../routes/revoke-key.js';
import { byPerson } from '../by-person.js';

export const revokeKey = byPerson(revokeKeyOperation, 'keys:manage');
