import { orNull } from '../../../core/act.js';
import { describeSso } from '../../../core/audit.js';
import { OrganisationAnswer, presentOrganisation } from '../organisation-shapes.js';
import { sessionRoute } from '../route.js';

export const removeSingleSignOn = sessionRoute({
  id: 'remove-single-sign-on',
  method: 'delete',
  path: '/organization/single-sign-on',
  right: 'sso:manage',
  acts: ['organisation.updated'],
  summary: 'End single sign-on',
  description:
    'Nobody comes by it any more; who is signed in stays so. Users without a password need a reset.',
  answers: { 200: { description: 'The settings as they are now.', schema: OrganisationAnswer } },
  async handle({ api, request, person: { organisation }, act }) {
    const before = await api.platform.sso.get(organisation.id);
    const target = { kind: 'organisation', id: organisation.id } as const;
    await act(
      { action: 'organisation.updated', target },
      async () => before && orNull(await api.platform.sso.set(organisation.id, null)),
      () => (before === null ? {} : { before: describeSso(before).details ?? {} }),
    );
    return { status: 200, body: await presentOrganisation(api, request, organisation) };
  },
});
