import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { ScanId } from '../../scan-id.js';
import { Order, positionOf } from '../review-shapes.js';
import { sessionRoute } from '../route.js';

const UpcomingScan = z.object({ scan_id: z.uuid().nullable() }).meta({ id: 'UpcomingScan' });

export const readUpcomingScan = sessionRoute({
  id: 'read-upcoming-scan',
  method: 'get',
  path: '/review/claims/{id}/upcoming',
  right: 'scans:read',
  summary: 'Read which scan probably follows',
  description: 'To fetch it ahead. It is not claimed: somebody else may be quicker.',
  params: ScanId,
  query: z.strictObject({ order: Order.optional() }),
  answers: { 200: { description: 'The scan; null at the end.', schema: UpcomingScan } },
  errors: ['NOT_FOUND'],
  async handle({ api, params, query, person }) {
    const { order = 'oldest' } = query;
    const organisationId = person.organisation.id;
    const after = await positionOf(api, organisationId, params.id);
    if (after === null) throw new AppError('NOT_FOUND', 'There is no such scan.');
    const scanId = await api.platform.review.peekNext({ organisationId, order, after });
    return { status: 200, body: { scan_id: scanId } };
  },
});
