import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { Label, LABEL_NOTE_MAX_CHARS } from '../../../core/scan.js';
import { readFields } from '../../receive/read-fields.js';
import { ScanId } from '../../scan-id.js';
import { sessionRoute } from '../route.js';
import { DashboardScan, presentDashboardScan } from '../scan-shapes.js';

const Body = z
  .strictObject({
    label: Label.nullable().describe('null takes the label back.'),
    note: z.string().trim().min(1).max(LABEL_NOTE_MAX_CHARS).nullable().optional(),
  })
  .meta({ id: 'LabelScan' });

export const labelScan = sessionRoute({
  id: 'label-scan',
  method: 'post',
  path: '/scans/{id}/label',
  right: 'scans:label',
  acts: [],
  summary: 'Label a scan',
  description: 'What a person decided about the document, and why. The last decision holds.',
  params: ScanId,
  body: { 'application/json': Body },
  answers: { 200: { description: 'The scan, without its report.', schema: DashboardScan } },
  errors: ['NOT_FOUND'],
  async handle({ api, params, request, person }) {
    const { label, note = null } = await readFields(request, Body);
    const { scans } = api.platform;
    const { user, organisation } = person;
    const by = { userId: user.id, name: user.name };
    await scans.decide(
      organisation.id,
      params.id,
      label === null ? null : { label, by, at: new Date().toISOString(), note },
    );
    const scan = await scans.get(organisation.id, params.id, 'summary');
    if (scan === null) throw new AppError('NOT_FOUND', 'There is no such scan.');
    return { status: 200, body: presentDashboardScan(scan, 'summary') };
  },
});
