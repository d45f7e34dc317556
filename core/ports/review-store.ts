import type { DecisionChange, DecisionRefusal } from '../decide.js';
import type { StoredScan } from './scan-record.js';

/** The right of one person to decide about a scan undisturbed. */
export interface ReviewClaim {
  scanId: string;
  userId: string;
  /** Name of the user as it was then. */
  name: string;
  /** The session in which it was taken or renewed last. */
  sessionId: string;
  claimedAt: Date;
  expiresAt: Date;
}

export type Reviewer = Pick<ReviewClaim, 'userId' | 'name' | 'sessionId'>;

/** `oldest`: in the order of arrival. `score`: the highest risk first, then the oldest. */
export type ReviewOrder = 'oldest' | 'score';

/** Of a scan in both orders. */
export interface ReviewPosition {
  createdAt: Date;
  riskScore: number;
  id: string;
}

/**
 * The scans that wait for a person, who has which of them, and what is decided.
 *
 * A scan waits when its verdict is `review` or `high_risk`, nobody has labelled it and its file
 * is still there. A claim orders work and guards nothing: it lapses at its end, and whoever may
 * label a scan may do so whoever has claimed it.
 */
export interface ReviewStore {
  /** How many scans of the organisation wait, claimed ones included. */
  countWaiting(organisationId: string): Promise<number>;
  /** Claims that have not lapsed, oldest first. */
  listClaims(organisationId: string): Promise<ReviewClaim[]>;
  /**
   * Claims the first waiting scan that nobody has claimed; null when there is none. Of any number
   * of callers one gets it. `after` excludes itself and all before it in this order; when nothing
   * follows, the search begins anew.
   */
  claimNext(query: {
    organisationId: string;
    order: ReviewOrder;
    after: ReviewPosition | null;
    by: Reviewer;
    leaseMs: number;
  }): Promise<ReviewClaim | null>;
  /** The scan that `claimNext` would find now behind this one, unclaimed; null when none follows. */
  peekNext(query: {
    organisationId: string;
    order: ReviewOrder;
    after: ReviewPosition;
  }): Promise<string | null>;
  /**
   * Claims this scan, or renews one's own claim, which keeps its time. The claim that holds
   * afterwards may be another's; null when the scan does not wait, or is another organisation's.
   */
  claim(query: {
    organisationId: string;
    scanId: string;
    by: Reviewer;
    leaseMs: number;
  }): Promise<ReviewClaim | null>;
  /** Ends the claim of this user, in this session if one is given; no effect on any other. */
  releaseClaim(query: {
    organisationId: string;
    scanId: string;
    userId: string;
    sessionId?: string;
  }): Promise<void>;
  /** Ends all claims of a session. */
  releaseClaimsOf(sessionId: string): Promise<void>;
  /**
   * Decides about a scan, or takes a decision back (core/decide.ts), and ends any claim on it.
   * Of several at once on the same state one succeeds. A label makes the file a training copy
   * where the organisation keeps them and the file is still available; its end ends that. null
   * when there is no such scan.
   */
  decide(
    organisationId: string,
    scanId: string,
    change: DecisionChange,
  ): Promise<{ kind: 'decided'; scan: StoredScan } | DecisionRefusal | null>;
}
