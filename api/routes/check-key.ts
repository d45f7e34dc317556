import { isLive, KeyDetails } from '../../core/accounts.js';
import { keyRoute } from '../route.js';

export const checkKey = keyRoute({
  id: 'check-key',
  method: 'get',
  path: '/',
  scope: null,
  summary: 'Check a key',
  description: 'Says which organization the key belongs to and what it may do.',
  answers: { 200: { description: 'The key is valid.', schema: KeyDetails } },
  async handle({ caller: { key, organisation } }) {
    return {
      status: 200,
      body: {
        object: 'api_key',
        organization: { id: organisation.testOf ?? organisation.id, name: organisation.name },
        scopes: key.scopes,
        livemode: isLive(organisation),
      },
    };
  },
});
