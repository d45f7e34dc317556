import { KeyId, ownKey, requireOwnScopes } from '../keys/own-key.js';
import { rollKeyOf } from '../keys/make-key.js';
import { RolledApiKey, RollKeyBody } from '../keys/shapes.js';
import { readFields } from '../receive/read-fields.js';
import { keyRoute } from '../route.js';

export const rollKey = keyRoute({
  id: 'roll-key',
  method: 'post',
  acts: ['key.rolled'],
  path: '/keys/{id}/roll',
  scope: 'keys:manage',
  summary: 'Roll a key',
  description:
    'Makes a new key with the name, scopes, owner and mode of a valid one, shown this once; both ' +
    'work until the former one expires. A key may roll itself; one with a scope that the calling ' +
    'key lacks is refused, and so is one that was rolled before. If the answer is lost, retrieve ' +
    'the former key: if it has `replaced_by`, roll that one, with `keep_previous_s` 0, since ' +
    'nobody has it; otherwise roll again.',
  params: KeyId,
  body: { 'application/json': RollKeyBody },
  answers: { 200: { description: 'The new key, and the former one.', schema: RolledApiKey } },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ api, params: { id }, request, caller, act }) {
    const { organisation } = caller;
    const { scopes } = await ownKey(api, organisation, id);
    const fields = await readFields(request, RollKeyBody);
    requireOwnScopes(caller, scopes);
    return { status: 200, body: await rollKeyOf(api, organisation, { ...fields, id }, act) };
  },
});
