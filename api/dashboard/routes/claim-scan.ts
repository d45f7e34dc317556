import { AppError } from '../../../core/errors.js';
import { REVIEW_CLAIM_MS } from '../../../core/review.js';
import { ScanId } from '../../scan-id.js';
import { presentClaim, readQueue, reviewerOf, ReviewTurn } from '../review-shapes.js';
import { sessionRoute } from '../route.js';

export const claimScan = sessionRoute({
  id: 'claim-scan',
  method: 'post',
  path: '/review/claims/{id}',
  right: 'scans:label',
  acts: [],
  summary: 'Claim a scan to review, or renew the claim',
  description:
    'The claim in the answer may be somebody else’s; there is none when the scan does not wait, for instance because it was decided.',
  params: ScanId,
  answers: { 200: { description: 'Who has the scan, and the queue.', schema: ReviewTurn } },
  errors: ['NOT_FOUND'],
  async handle({ api, params, person }) {
    const { review, scans } = api.platform;
    const organisationId = person.organisation.id;
    const claim = await review.claim({
      ...{ organisationId, scanId: params.id, by: reviewerOf(person), leaseMs: REVIEW_CLAIM_MS },
    });
    if (claim === null && (await scans.get(organisationId, params.id, 'summary')) === null) {
      throw new AppError('NOT_FOUND', 'There is no such scan.');
    }
    return {
      status: 200,
      body: {
        claim: claim === null ? null : presentClaim(claim, person),
        queue: await readQueue(api, person),
      },
    };
  },
});
