import type { AuditAction, AuditEvent, AuditResult, AuditSource, AuditTarget } from '../audit.js';

export interface NewAuditEvent extends AuditSource {
  action: AuditAction;
  /** The organisation, or the one that holds its test data. */
  organisationId: string | null;
  target: AuditTarget | null;
}

/** Records of administrative acts. Nothing changes or removes one that is confirmed, but its age. */
export interface AuditStore {
  /**
   * Writes the record of an act that is about to be done, `unconfirmed`. Its organisation is
   * the given one, else that of the target; an organisation of test data counts as the one
   * whose data it holds.
   */
  begin(event: NewAuditEvent): Promise<AuditEvent>;
  /** The act was done. Rejects when there is no such unconfirmed record. */
  confirm(id: string, result: AuditResult): Promise<AuditEvent>;
  /** Nothing was done: removes the record, if it is unconfirmed. */
  withdraw(id: string): Promise<void>;
  /** Newest first. `since` is inclusive, `until` is not. */
  list(query: AuditQuery): Promise<{ events: AuditEvent[]; hasMore: boolean }>;
  /** Removes records of acts before this time; returns their number. */
  expire(before: Date): Promise<number>;
}

export interface AuditQuery {
  /** Acts that concern this organisation or its test data; all when absent. */
  organisationId?: string;
  /** false: only acts on test data. */
  livemode?: boolean;
  action?: AuditAction;
  /** Acts of this user or key, or of all operators or the service itself. */
  actor?: { id: string } | { kind: 'operator' | 'system' };
  since?: Date;
  until?: Date;
  after: { createdAt: Date; id: string } | null;
  limit: number;
}
