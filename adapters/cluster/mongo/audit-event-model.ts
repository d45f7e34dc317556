import type { AuditAction, AuditOutcome } from '../../../core/audit.js';
import { collection } from './collection.js';

/** One administrative act. Nested values are JSON: an operator may write any text. */
export interface AuditEventDocument {
  _id: string;
  at: Date;
  organisationId: string | null;
  livemode: boolean;
  actor: string;
  action: AuditAction;
  target: string | null;
  details: string;
  before: string | null;
  origin: string | null;
  requestId: string | null;
  outcome: AuditOutcome;
}

export const auditEvents = collection<AuditEventDocument>(
  'audit_events',
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    organisationId: { type: String, default: null },
    livemode: { type: Boolean, required: true },
    actor: { type: String, required: true },
    action: { type: String, required: true },
    target: { type: String, default: null },
    details: { type: String, required: true },
    before: { type: String, default: null },
    origin: { type: String, default: null },
    requestId: { type: String, default: null },
    outcome: { type: String, required: true },
  },
  [[{ at: -1, _id: -1 }], [{ organisationId: 1, at: -1, _id: -1 }]],
);
