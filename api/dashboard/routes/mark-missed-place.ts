import { z } from 'zod';
import { DrawnBox, MISSED_NOTE_MAX_CHARS, MISSED_PLACES_MAX } from '../../../core/feedback.js';
import { AppError } from '../../../core/errors.js';
import { FindingCategory } from '../../../core/vocabulary.js';
import { readFields } from '../../receive/read-fields.js';
import { answerFeedback, FeedbackAnswer, noScan, saidBy } from '../feedback-shapes.js';
import { MissedPlaceId } from '../missed-place-id.js';
import { sessionRoute } from '../route.js';

const Body = z
  .strictObject({
    box: DrawnBox,
    category: FindingCategory.nullable().optional().describe('What kind of change it is.'),
    note: z.string().trim().min(1).max(MISSED_NOTE_MAX_CHARS).nullable().optional(),
  })
  .meta({ id: 'MarkMissedPlace' });

export const markMissedPlace = sessionRoute({
  id: 'mark-missed-place',
  method: 'post',
  path: '/scans/{id}/missed/{place}',
  right: 'scans:label',
  acts: [],
  summary: 'Mark a place that should have been found',
  description: `At most ${MISSED_PLACES_MAX} of one scan. Sending it again under the same id changes it, so that a request without an answer can be repeated.`,
  params: MissedPlaceId,
  body: { 'application/json': Body },
  answers: { 200: { description: 'All feedback on the scan.', schema: FeedbackAnswer } },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ api, params, request, person }) {
    const { box, category = null, note = null } = await readFields(request, Body);
    const { scans } = api.platform;
    const { id: organisationId } = person.organisation;
    // What has no report has missed nothing.
    const scan = await scans.get(organisationId, params.id, 'summary');
    if (scan === null) throw noScan();
    if (scan.status !== 'completed')
      throw new AppError('CONFLICT', 'The scan has no report in which something could be missing.');
    const outcome = await scans.giveFeedback(organisationId, params.id, {
      kind: 'missed',
      id: params.place,
      given: { box, category, note, ...saidBy(person) },
    });
    if (outcome === null) throw noScan();
    if (outcome === 'full')
      throw new AppError('CONFLICT', `A scan has at most ${MISSED_PLACES_MAX} missed places.`);
    return { status: 200, body: await answerFeedback(api.platform, person, params.id) };
  },
});
