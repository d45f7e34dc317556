import { z } from 'zod';
import type { ReviewClaim, Reviewer, ReviewPosition } from '../../core/ports.js';
import { DateTime } from '../../core/vocabulary.js';
import type { Api } from '../api.js';
import type { Person } from './person.js';

export const Order = z
  .enum(['oldest', 'score'])
  .describe('`oldest` (default): in the order of arrival. `score`: the highest risk first.');

const Claim = z
  .object({
    scan_id: z.uuid(),
    user: z.object({ id: z.uuid(), name: z.string() }),
    own: z.boolean().describe('Whether it is the claim of whoever asks.'),
    claimed_at: DateTime,
    expires_at: DateTime.describe('When it ends unless it is renewed.'),
  })
  .meta({ id: 'ReviewClaim' });

export const ReviewQueue = z
  .object({
    object: z.literal('review_queue'),
    waiting: z.number().int().describe('Scans that wait for a person, claimed ones included.'),
    claims: z.array(Claim),
  })
  .meta({ id: 'ReviewQueue' });

export const ReviewTurn = z
  .object({
    claim: Claim.nullable().describe('Of whoever has the scan now; null when nobody can.'),
    queue: ReviewQueue,
  })
  .meta({ id: 'ReviewTurn' });

export const reviewerOf = ({ user, sessionId }: Person): Reviewer => ({
  ...{ userId: user.id, name: user.name, sessionId },
});

export const presentClaim = (
  { scanId, userId, name, claimedAt, expiresAt }: ReviewClaim,
  { user }: Person,
): z.output<typeof Claim> => ({
  scan_id: scanId,
  user: { id: userId, name },
  own: userId === user.id,
  claimed_at: claimedAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});

export async function readQueue(api: Api, person: Person): Promise<z.output<typeof ReviewQueue>> {
  const { review } = api.platform;
  const { id } = person.organisation;
  const [waiting, claims] = await Promise.all([review.countWaiting(id), review.listClaims(id)]);
  return {
    object: 'review_queue',
    waiting,
    claims: claims.map((claim) => presentClaim(claim, person)),
  };
}

/** null, the beginning, where the scan is gone or has no verdict. */
export async function positionOf(
  api: Api,
  organisationId: string,
  scanId: string,
): Promise<ReviewPosition | null> {
  const scan = await api.platform.scans.get(organisationId, scanId, 'summary');
  if (scan === null || scan.riskScore === null) return null;
  return { createdAt: scan.createdAt, riskScore: scan.riskScore, id: scan.id };
}
