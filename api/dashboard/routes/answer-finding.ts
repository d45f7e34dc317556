import { z } from 'zod';
import { DrawnBox, FindingAnswer } from '../../../core/feedback.js';
import { AppError } from '../../../core/errors.js';
import { readFields } from '../../receive/read-fields.js';
import { ScanId } from '../../scan-id.js';
import { answerFeedback, FeedbackAnswer, noScan, saidBy } from '../feedback-shapes.js';
import { sessionRoute } from '../route.js';

const Body = z
  .strictObject({
    answer: FindingAnswer.nullable().describe('null takes the answer back.'),
    box: DrawnBox.nullable()
      .optional()
      .describe('Where a misplaced finding should lie; without, that is not known.'),
  })
  .refine(({ answer, box }) => answer === 'misplaced' || (box ?? null) === null, {
    error: 'belongs to a misplaced finding only',
    path: ['box'],
  })
  .meta({ id: 'AnswerFinding' });

export const answerFinding = sessionRoute({
  id: 'answer-finding',
  method: 'post',
  path: '/scans/{id}/findings/{finding}/feedback',
  right: 'scans:label',
  acts: [],
  summary: 'Say whether a finding is right',
  description:
    'Right, wrong, or right in the wrong place. The last answer of anybody in the organization holds.',
  params: ScanId.extend({ finding: z.string().min(1).max(100) }),
  body: { 'application/json': Body },
  answers: { 200: { description: 'All feedback on the scan.', schema: FeedbackAnswer } },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ api, params, request, person }) {
    const { answer, box = null } = await readFields(request, Body);
    const { scans } = api.platform;
    const { id: organisationId } = person.organisation;
    const scan = await scans.get(organisationId, params.id, 'report');
    if (scan === null) throw noScan();
    if (!scan.report?.findings.some(({ id }) => id === params.finding))
      throw new AppError('NOT_FOUND', 'The report has no such finding.');
    const outcome = await scans.giveFeedback(organisationId, params.id, {
      kind: 'finding',
      id: params.finding,
      given: answer === null ? null : { answer, box, ...saidBy(person) },
    });
    if (outcome === null) throw noScan();
    if (outcome === 'full')
      throw new AppError('CONFLICT', 'No more findings of this scan can be answered.');
    return { status: 200, body: await answerFeedback(api.platform, person, params.id) };
  },
});
