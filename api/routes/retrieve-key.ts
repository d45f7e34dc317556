import { KeyId, ownKey } from '../keys/own-key.js';
import { ApiKeyShape, presentKey } from '../keys/shapes.js';
import { keyRoute } from '../route.js';

export const retrieveKey = keyRoute({
  id: 'retrieve-key',
  method: 'get',
  path: '/keys/{id}',
  scope: 'keys:manage',
  summary: 'Retrieve a key',
  description: 'Its state and last use; the key itself is shown only when it is made.',
  params: KeyId,
  answers: { 200: { description: 'The key.', schema: ApiKeyShape } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id }, caller }) {
    return {
      status: 200,
      body: presentKey(await ownKey(api, caller.organisation, id), api.clock()),
    };
  },
});
