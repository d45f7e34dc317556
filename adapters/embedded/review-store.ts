import { z } from 'zod';
import { decide } from '../../core/decide.js';
import type {
  Clock,
  ReviewClaim,
  ReviewOrder,
  ReviewPosition,
  ReviewStore,
} from '../../core/ports.js';
import type { Database, SqlValue } from './database.js';
import { selectScans } from './scan-rows.js';
import { fromStored, StoredDate, toStored } from './stored-json.js';

const CountRow = z.object({ count: z.number() });
const ScanRow = z.object({ number: z.number(), id: z.string() });
const NumberRow = z.object({ number: z.number() });
const ClaimRow = z.object({
  scanId: z.string(),
  userId: z.string(),
  name: fromStored<string>(),
  sessionId: z.string(),
  claimedAt: StoredDate,
  expiresAt: StoredDate,
});

const CLAIM = `SELECT s.id AS scanId, c.user_id AS userId, c.user_name AS name,
    c.session_id AS sessionId, c.claimed_at AS claimedAt, c.expires_at AS expiresAt
  FROM review_claims c JOIN scans s ON s.number = c.scan`;

/** In the words of the indexes scans_to_review and scans_to_review_by_score. */
const WAITING = `s.organisation_id = ? AND s.verdict IN ('review', 'high_risk')
  AND s.label IS NULL AND s.file_available = 1`;

/** Without statistics SQLite would choose an index that is not in order. */
const QUEUE: Record<ReviewOrder, string> = {
  oldest: 'scans s INDEXED BY scans_to_review',
  score: 'scans s INDEXED BY scans_to_review_by_score',
};

const ORDERS: Record<ReviewOrder, string> = {
  oldest: 's.created_at, s.id',
  score: 's.risk_score DESC, s.created_at, s.id',
};

/** Scans that wait for a person, in SQLite. */
export function openReviewStore(database: Database, clock: Clock): ReviewStore {
  const now = (): number => clock().getTime();

  const claimOn = (scan: number): ReviewClaim | null =>
    database.get(ClaimRow, `${CLAIM} WHERE c.scan = ?`, [scan]) ?? null;

  const put = (
    scan: number,
    { organisationId, by, leaseMs }: Parameters<ReviewStore['claim']>[0],
  ): ReviewClaim | null => {
    database.run(
      `INSERT INTO review_claims
         (scan, organisation_id, user_id, user_name, session_id, claimed_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (scan) DO UPDATE SET
         claimed_at = iif(user_id = excluded.user_id AND expires_at > excluded.claimed_at,
           claimed_at, excluded.claimed_at),
         user_id = excluded.user_id, user_name = excluded.user_name,
         session_id = excluded.session_id, expires_at = excluded.expires_at
       WHERE user_id = excluded.user_id OR expires_at <= excluded.claimed_at`,
      [scan, organisationId, by.userId, toStored(by.name), by.sessionId, now(), now() + leaseMs],
    );
    return claimOn(scan);
  };

  /** The first waiting scan that nobody has claimed. */
  const first = (
    organisationId: string,
    order: ReviewOrder,
    after: ReviewPosition | null,
  ): z.output<typeof ScanRow> | undefined => {
    const [follows, values] = after === null ? ['1', []] : follow(order, after);
    return database.get(
      ScanRow,
      `SELECT s.number, s.id FROM ${QUEUE[order]} LEFT JOIN review_claims c ON c.scan = s.number
       WHERE ${WAITING} AND (c.scan IS NULL OR c.expires_at <= ?) AND ${follows}
       ORDER BY ${ORDERS[order]} LIMIT 1`,
      [organisationId, now(), ...values],
    );
  };

  return {
    countWaiting: async (organisationId) =>
      database.get(CountRow, `SELECT count(*) AS count FROM ${QUEUE.oldest} WHERE ${WAITING}`, [
        organisationId,
      ])?.count ?? 0,

    listClaims: async (organisationId) =>
      database.all(
        ClaimRow,
        `${CLAIM} WHERE c.organisation_id = ? AND c.expires_at > ? ORDER BY c.claimed_at, s.id`,
        [organisationId, now()],
      ),

    claimNext: async ({ order, after, ...query }) =>
      database.transaction(() => {
        const { organisationId } = query;
        const row =
          first(organisationId, order, after) ??
          (after === null ? undefined : first(organisationId, order, null));
        return row === undefined ? null : put(row.number, { ...query, scanId: '' });
      }),

    peekNext: async ({ organisationId, order, after }) =>
      first(organisationId, order, after)?.id ?? null,

    claim: async (query) =>
      database.transaction(() => {
        const row = database.get(
          NumberRow,
          `SELECT s.number FROM scans s WHERE ${WAITING} AND s.id = ?`,
          [query.organisationId, query.scanId],
        );
        return row === undefined ? null : put(row.number, query);
      }),

    releaseClaim: async ({ organisationId, scanId, userId, sessionId }) =>
      void database.run(
        `DELETE FROM review_claims WHERE organisation_id = ? AND user_id = ?
           AND scan = (SELECT number FROM scans WHERE id = ?) AND session_id = coalesce(?, session_id)`,
        [organisationId, userId, scanId, sessionId ?? null],
      ),

    releaseClaimsOf: async (sessionId) =>
      void database.run('DELETE FROM review_claims WHERE session_id = ?', [sessionId]),

    decide: async (organisationId, scanId, change) =>
      database.transaction(() => {
        const [found] = selectScans(
          database,
          'summary',
          'WHERE s.organisation_id = ? AND s.id = ?',
          [organisationId, scanId],
        );
        if (found === undefined) return null;
        const { label, decision, pastDecisions: past } = found.scan;
        const outcome = decide({ label, decision, past }, change, clock());
        if (outcome.kind !== 'decided') return outcome;
        const { state } = outcome;
        if (outcome.isChanged) {
          database.run(
            `UPDATE scans SET training_since = CASE
                 WHEN ?1 IS NULL THEN NULL
                 WHEN file_available = 1
                   THEN (SELECT o.training_since FROM organisations o WHERE o.id = organisation_id)
                 ELSE training_since END,
               label = ?1, decision = ?2, past_decisions = ?3
             WHERE number = ?4`,
            [
              state.label,
              state.decision === null ? null : toStored(state.decision),
              toStored(state.past),
              found.number,
            ],
          );
        }
        database.run('DELETE FROM review_claims WHERE scan = ?', [found.number]);
        const { past: pastDecisions, ...holds } = state;
        return { kind: 'decided' as const, scan: { ...found.scan, ...holds, pastDecisions } };
      }),
  };
}

function follow(order: ReviewOrder, after: ReviewPosition): [string, SqlValue[]] {
  const place: SqlValue[] = [after.createdAt.getTime(), after.id];
  return order === 'oldest'
    ? ['(s.created_at, s.id) > (?, ?)', place]
    : [
        // The first bound is implied, and bounds the index scan.
        `s.risk_score <= ? AND (s.risk_score < ? OR (s.created_at, s.id) > (?, ?))`,
        [after.riskScore, after.riskScore, ...place],
      ];
}
