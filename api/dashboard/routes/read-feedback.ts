import { ScanId } from '../../scan-id.js';
import { answerFeedback, FeedbackAnswer } from '../feedback-shapes.js';
import { sessionRoute } from '../route.js';

export const readFeedback = sessionRoute({
  id: 'read-feedback',
  method: 'get',
  path: '/scans/{id}/feedback',
  right: 'scans:read',
  summary: 'Read the feedback on a scan',
  description:
    'What people of the organization said of its findings and of places that should have been found, and whether the document is kept as a training copy.',
  params: ScanId,
  answers: { 200: { description: 'The feedback.', schema: FeedbackAnswer } },
  errors: ['NOT_FOUND'],
  async handle({ api, params, person }) {
    return { status: 200, body: await answerFeedback(api.platform, person, params.id) };
  },
});
