import { z } from 'zod';
import type { DecisionRefusal } from '../../../core/decide.js';
import { AppError } from '../../../core/errors.js';
import { Label, LABEL_NOTE_MAX_CHARS } from '../../../core/scan.js';
import { DateTime } from '../../../core/vocabulary.js';
import { readFields } from '../../receive/read-fields.js';
import { ScanId } from '../../scan-id.js';
import { sessionRoute } from '../route.js';
import { DashboardScan, presentDashboardScan } from '../scan-shapes.js';

const Body = z
  .strictObject({
    label: Label.nullable().describe(
      'null takes one’s own decision back; the one that it replaced holds again.',
    ),
    note: z.string().trim().min(1).max(LABEL_NOTE_MAX_CHARS).nullable().optional(),
    instead_of: DateTime.nullable()
      .optional()
      .describe('`at` of the decision that is replaced or taken back; null when there is none.'),
  })
  .meta({ id: 'LabelScan' });

export const labelScan = sessionRoute({
  id: 'label-scan',
  method: 'post',
  path: '/scans/{id}/label',
  right: 'scans:label',
  acts: [],
  summary: 'Label a scan',
  description:
    'What a person decided about the document, and why. 409 when another decision holds than the one it is to replace; whoever has seen that one may name it and decide again.',
  params: ScanId,
  body: { 'application/json': Body },
  answers: { 200: { description: 'The scan, without its report.', schema: DashboardScan } },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ api, params, request, person }) {
    const { label, note = null, instead_of = null } = await readFields(request, Body);
    const { user, organisation } = person;
    const by = { userId: user.id, name: user.name };
    const change = { label, note, by, insteadOf: instead_of };
    const outcome = await api.platform.review.decide(organisation.id, params.id, change);
    if (outcome === null) throw new AppError('NOT_FOUND', 'There is no such scan.');
    if (outcome.kind !== 'decided') throw refusal(outcome);
    return { status: 200, body: presentDashboardScan(outcome.scan, 'summary') };
  },
});

function refusal(refused: DecisionRefusal): AppError {
  switch (refused.kind) {
    case 'conflict':
      return new AppError(
        'CONFLICT',
        refused.decision === null
          ? 'The decision was taken back meanwhile: read the scan again.'
          : 'Somebody has decided meanwhile: read the scan again.',
      );
    case 'not_own':
      return new AppError(
        'NOT_PERMITTED',
        'Only whoever made a decision takes it back: decide otherwise instead.',
      );
    case 'too_many':
      return new AppError(
        'CONFLICT',
        'This scan was decided about too often: nothing was changed.',
      );
  }
}
