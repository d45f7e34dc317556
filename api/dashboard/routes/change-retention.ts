import { z } from 'zod';
import { FILE_RETENTION_MAX_DAYS } from '../../../core/accounts.js';
import { describeChange } from '../../../core/audit.js';
import { AppError } from '../../../core/errors.js';
import { readFields } from '../../receive/read-fields.js';
import {
  changedOrganisation,
  OrganisationAnswer,
  presentOrganisation,
} from '../organisation-shapes.js';
import { sessionRoute } from '../route.js';

const Body = z
  .strictObject({
    file_retention_days: z.number().int().min(0).max(FILE_RETENTION_MAX_DAYS).nullable().optional(),
    training_copies: z.boolean().optional(),
  })
  .meta({ id: 'ChangeRetention' });

export const changeRetention = sessionRoute({
  id: 'change-retention',
  method: 'post',
  path: '/organization/retention',
  right: 'retention:manage',
  acts: ['organisation.updated'],
  summary: 'Change how long files are kept',
  description:
    'Days after which original files and pictures of pages are removed, at most those that the operator has set; null for the operator’s. Files that are there count, too: those that are older go within some minutes. Switching training copies off deletes all of them.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'The settings as they are now.', schema: OrganisationAnswer } },
  async handle({ api, request, person, act }) {
    const { file_retention_days: fileRetentionDays, training_copies: trainingCopies } =
      await readFields(request, Body);
    const ceiling = api.settings.fileRetentionDays;
    if (ceiling !== undefined && (fileRetentionDays ?? 0) > ceiling) {
      throw new AppError(
        'INVALID_REQUEST',
        `Field "file_retention_days" is above the ${ceiling} days that the operator has set.`,
      );
    }
    const { organisation } = person;
    const changed = await act(
      { action: 'organisation.updated', target: { kind: 'organisation', id: organisation.id } },
      async () =>
        changedOrganisation(
          await api.platform.accounts.updateOrganisation(organisation.id, {
            ...{ fileRetentionDays, trainingCopies },
          }),
        ),
      (after) => describeChange(organisation, after),
    );
    return { status: 200, body: await presentOrganisation(api, request, changed) };
  },
});
