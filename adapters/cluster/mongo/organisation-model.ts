import type { PlanId } from '../../../core/accounts.js';
import { collection } from './collection.js';

/** One of the scans that an organisation may have under way at once. */
export interface Slot {
  /** Of this time that the scan is under way, so that whoever gives it back late gives back no other. */
  id: string;
  scan: string;
  at: Date;
}

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
  /** A slot for each scan under way: dispatched or processing. */
  running: Slot[];
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
    running: {
      type: [{ _id: false, id: String, scan: String, at: Date }],
      required: true,
    },
    turn: { type: Number, required: true },
    scansBefore: { type: Number, required: true },
  },
  [[{ turn: 1 }], [{ 'running.at': 1 }]],
);
