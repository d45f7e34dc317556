import type { PlanId } from '../../../core/accounts.js';
import { collection } from './collection.js';

export interface OrganisationDocument {
  _id: string;
  /** JSON: an operator may write any text. */
  name: string;
  plan: PlanId;
  /** Monthly allowance in scans; null is unlimited. */
  limit: number | null;
  /** Requests a minute. */
  rateLimit: number;
  suspended: boolean;
  createdAt: Date;
  /** Order of creation among those of one millisecond. */
  number: number;
  /** Ids of the scans under way: dispatched or processing. */
  running: string[];
  /** When its turn came last, as a count over all organisations; 0 is never. */
  turn: number;
  /** Scans accepted before its allowances were counted here: those of a restored backup. */
  scansBefore: number;
}

export const organisations = collection<OrganisationDocument>(
  'organisations',
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    plan: { type: String, required: true },
    limit: { type: Number, default: null },
    rateLimit: { type: Number, required: true },
    suspended: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    number: { type: Number, required: true },
    running: { type: [String], required: true },
    turn: { type: Number, required: true },
    scansBefore: { type: Number, required: true },
  },
  [[{ turn: 1 }]],
);
