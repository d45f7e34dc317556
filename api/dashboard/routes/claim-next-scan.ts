import { z } from 'zod';
import type { ReviewClaim } from '../../../core/ports.js';
import { REVIEW_CLAIM_MS } from '../../../core/review.js';
import type { Api } from '../../api.js';
import { readFields } from '../../receive/read-fields.js';
import type { Person } from '../person.js';
import {
  Order,
  positionOf,
  presentClaim,
  readQueue,
  reviewerOf,
  ReviewTurn,
} from '../review-shapes.js';
import { sessionRoute } from '../route.js';

const Body = z
  .strictObject({
    order: Order.optional(),
    after: z
      .uuid()
      .transform((id) => id.toLowerCase())
      .optional()
      .describe('A scan to go on behind, for instance one that was skipped.'),
  })
  .meta({ id: 'ClaimNextScan' });

export const claimNextScan = sessionRoute({
  id: 'claim-next-scan',
  method: 'post',
  path: '/review/next',
  right: 'scans:label',
  acts: [],
  summary: 'Claim the next scan to review',
  description:
    'The first that waits and that nobody has; behind the last one it begins anew. Where all are taken, one’s own claim of before, if there is one.',
  body: { 'application/json': Body },
  answers: { 200: { description: 'The claim, and the queue.', schema: ReviewTurn } },
  async handle({ api, request, person }) {
    const { order = 'oldest', after } = await readFields(request, Body);
    const { review } = api.platform;
    const organisationId = person.organisation.id;
    await releaseClaimsOfEnded(api, person);
    const claim =
      (await review.claimNext({
        ...{ organisationId, order, by: reviewerOf(person), leaseMs: REVIEW_CLAIM_MS },
        after: after === undefined ? null : await positionOf(api, organisationId, after),
      })) ?? (await ownClaim(api, person));
    return {
      status: 200,
      body: {
        claim: claim === null ? null : presentClaim(claim, person),
        queue: await readQueue(api, person),
      },
    };
  },
});

/**
 * Ends claims whose session has ended: by a sign-out that could not, a suspension, or a change
 * of role or password. Wherever sessions are ended, nothing needs to know of claims.
 */
async function releaseClaimsOfEnded(api: Api, person: Person): Promise<void> {
  const { review, users } = api.platform;
  const organisationId = person.organisation.id;
  const claims = await review.listClaims(organisationId);
  const sessions = new Set(claims.map(({ sessionId }) => sessionId));
  sessions.delete(person.sessionId);
  await Promise.all(
    [...sessions].map(async (id) => {
      if ((await users.findSession(id)) === null) await review.releaseClaimsOf(id);
    }),
  );
}

/** Left by a page that was closed before it could release it. */
async function ownClaim(api: Api, person: Person): Promise<ReviewClaim | null> {
  const { review } = api.platform;
  const organisationId = person.organisation.id;
  const claims = await review.listClaims(organisationId);
  const own = claims.find(({ userId }) => userId === person.user.id);
  if (own === undefined) return null;
  const { scanId } = own;
  return review.claim({
    ...{ organisationId, scanId, by: reviewerOf(person), leaseMs: REVIEW_CLAIM_MS },
  });
}
