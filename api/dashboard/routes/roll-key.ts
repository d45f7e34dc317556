import { rollKeyOf } from '../../keys/make-key.js';
import { KeyId, ownKey } from '../../keys/own-key.js';
import { RolledApiKey, RollKeyBody } from '../../keys/shapes.js';
import { readFields } from '../../receive/read-fields.js';
import { OfMode, organisationOf } from '../by-person.js';
import { sessionRoute } from '../route.js';

export const rollKey = sessionRoute({
  id: 'roll-key',
  method: 'post',
  path: '/keys/{id}/roll',
  right: 'keys:manage',
  acts: ['key.rolled'],
  summary: 'Roll a key',
  description:
    'Makes a new key with the name, scopes, owner and mode of a valid one, shown this once; both work until the former one expires.',
  params: KeyId,
  query: OfMode,
  body: { 'application/json': RollKeyBody },
  answers: { 200: { description: 'The new key, and the former one.', schema: RolledApiKey } },
  errors: ['NOT_FOUND'],
  async handle({ api, params: { id }, request, person, query, act }) {
    const organisation = await organisationOf(api, person, query);
    await ownKey(api, organisation, id);
    const fields = await readFields(request, RollKeyBody);
    return { status: 200, body: await rollKeyOf(api, organisation, { ...fields, id }, act) };
  },
});
