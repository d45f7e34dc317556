import { ScanId } from '../../scan-id.js';
import { readQueue, ReviewQueue } from '../review-shapes.js';
import { sessionRoute } from '../route.js';

export const releaseScan = sessionRoute({
  id: 'release-scan',
  method: 'delete',
  path: '/review/claims/{id}',
  right: 'scans:label',
  acts: [],
  summary: 'Release a claimed scan',
  description: 'Ends one’s own claim; without one nothing happens.',
  params: ScanId,
  answers: { 200: { description: 'The queue.', schema: ReviewQueue } },
  async handle({ api, params, person }) {
    await api.platform.review.releaseClaim({
      ...{ organisationId: person.organisation.id, scanId: params.id, userId: person.user.id },
    });
    return { status: 200, body: await readQueue(api, person) };
  },
});
