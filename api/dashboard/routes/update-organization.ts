import { z } from 'zod';
import { AccountName } from '../../../core/accounts.js';
import { describeChange } from '../../../core/audit.js';
import { Lang } from '../../../core/vocabulary.js';
import { readFields } from '../../receive/read-fields.js';
import {
  changedOrganisation,
  OrganisationAnswer,
  presentOrganisation,
} from '../organisation-shapes.js';
import { sessionRoute } from '../route.js';

const Body = z
  .strictObject({ name: AccountName.optional(), language: Lang.optional() })
  .meta({ id: 'UpdateOrganization' });

export const updateOrganization = sessionRoute({
  id: 'update-organization',
  method: 'patch',
  path: '/organization',
  right: 'organization:manage',
  acts: ['organisation.updated'],
  summary: 'Change name and language of the organization',
  description:
    'Both stay as they are where they are not given. The language is that of users who are invited.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'The settings as they are now.', schema: OrganisationAnswer } },
  async handle({ api, request, person, act }) {
    const change = await readFields(request, Body);
    const { organisation } = person;
    const changed = await act(
      { action: 'organisation.updated', target: { kind: 'organisation', id: organisation.id } },
      async () =>
        changedOrganisation(
          await api.platform.accounts.updateOrganisation(organisation.id, change),
        ),
      (after) => describeChange(organisation, after),
    );
    return { status: 200, body: await presentOrganisation(api, request, changed) };
  },
});
