import { keyTarget } from '../../core/audit.js';
import { KeyId, noKey, ownKey } from '../keys/own-key.js';
import { ApiKeyShape, presentKey } from '../keys/shapes.js';
import { byKey, operation } from '../operation.js';

export const revokeKeyOperation = operation({
  id: 'revoke-key',
  method: 'delete',
  acts: ['key.revoked'],
  path: '/keys/{id}',
  summary: 'Revoke a key',
  description:
    'From now on it is refused, everywhere and for good, whatever its scopes; it stays in the ' +
    'list. A key may revoke itself. Revoking twice changes nothing.',
  params: KeyId,
  answers: { 200: { description: 'The key, revoked.', schema: ApiKeyShape } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id }, organisation, act }) {
    await ownKey(api, organisation, id);
    const revoked = await act({ action: 'key.revoked', target: keyTarget(id) }, () =>
      api.platform.accounts.revokeKey(id),
    );
    if (revoked === null) throw noKey();
    return { status: 200, body: presentKey(revoked, api.clock()) };
  },
});
export const revokeKey = byKey(revokeKeyOperation, 'keys:manage');
