import { OrganisationAnswer, presentOrganisation } from '../organisation-shapes.js';
import { sessionRoute } from '../route.js';

export const readOrganization = sessionRoute({
  id: 'read-organization',
  method: 'get',
  path: '/organization',
  right: 'organization:manage',
  summary: 'The settings of the organization',
  description:
    'Its own, and what the operator has set for all. The secret of single sign-on is in no answer.',
  answers: { 200: { description: 'The settings.', schema: OrganisationAnswer } },
  async handle({ api, request, person }) {
    return { status: 200, body: await presentOrganisation(api, request, person.organisation) };
  },
});
