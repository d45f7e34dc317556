import { readQueue, ReviewQueue } from '../review-shapes.js';
import { sessionRoute } from '../route.js';

export const readReviewQueue = sessionRoute({
  id: 'read-review-queue',
  method: 'get',
  path: '/review',
  right: 'scans:read',
  summary: 'Read the review queue',
  description: 'How many scans at `review` and `high_risk` wait for a person, and who has which.',
  answers: { 200: { description: 'The queue.', schema: ReviewQueue } },
  async handle({ api, person }) {
    return { status: 200, body: await readQueue(api, person) };
  },
});
