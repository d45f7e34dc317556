import { z } from 'zod';
import { PlanId } from '../../../core/accounts.js';
import { describeChange } from '../../../core/audit.js';
import { AppError } from '../../../core/errors.js';
import { readFields } from '../../receive/read-fields.js';
import {
  changedOrganisation,
  OrganisationAnswer,
  presentOrganisation,
} from '../organisation-shapes.js';
import { sessionRoute } from '../route.js';

const Body = z.strictObject({ plan: PlanId }).meta({ id: 'ChangePlan' });

export const changePlan = sessionRoute({
  id: 'change-plan',
  method: 'post',
  path: '/organization/plan',
  right: 'plan:manage',
  acts: ['organisation.updated'],
  summary: 'Change the plan',
  description:
    'To one of `plans`; others are the operator’s to give. A monthly allowance that is the default of the plan follows it.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'The settings as they are now.', schema: OrganisationAnswer } },
  async handle({ api, request, person, act }) {
    const change = await readFields(request, Body);
    if (!api.settings.ownerPlans.includes(change.plan)) {
      throw new AppError('NOT_PERMITTED', 'The operator of the service gives this plan.');
    }
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
