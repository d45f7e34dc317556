import { answerFeedback, FeedbackAnswer, noScan } from '../feedback-shapes.js';
import { MissedPlaceId } from '../missed-place-id.js';
import { sessionRoute } from '../route.js';

export const removeMissedPlace = sessionRoute({
  id: 'remove-missed-place',
  method: 'delete',
  path: '/scans/{id}/missed/{place}',
  right: 'scans:label',
  acts: [],
  summary: 'Take a missed place back',
  description: 'No error where it is not there.',
  params: MissedPlaceId,
  answers: { 200: { description: 'All feedback on the scan.', schema: FeedbackAnswer } },
  errors: ['NOT_FOUND'],
  async handle({ api, params, person }) {
    const { id: organisationId } = person.organisation;
    const change = { kind: 'missed', id: params.place, given: null } as const;
    if ((await api.platform.scans.giveFeedback(organisationId, params.id, change)) === null)
      throw noScan();
    return { status: 200, body: await answerFeedback(api.platform, person, params.id) };
  },
});
