import { isLive, KeyDetails } from '../../core/accounts.js';
import { keyRoute } from '../route.js';

export const checkKey = keyRoute({
  id: 'check-key',
  method: 'get',
  path: '/',
  scope: null,
  summary: 'Check a key',
  description: 'Says which key it is, of which organization, what it may do and when it expires.',
  answers: { 200: { description: 'The key is valid.', schema: KeyDetails } },
  async handle({ caller: { key, organisation } }) {
    return {
      status: 200,
      body: {
        object: 'api_key',
        id: key.id,
        name: key.name,
        organization: { id: organisation.testOf ?? organisation.id, name: organisation.name },
        scopes: key.scopes,
        expires_at: key.expiresAt?.toISOString() ?? null,
        livemode: isLive(organisation),
      },
    };
  },
});
