import { type Connection, trusted } from 'mongoose';
import type { PlanId } from '../../../core/accounts.js';
import type { Lang } from '../../../core/vocabulary.js';
import { collection } from './collection.js';

/** One slot of an organisation's scans in progress. */
export interface Slot {
  /** Id of this run of the scan, so that a late release frees no other slot. */
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
  /** Creation order within one millisecond. */
  number: number;
  /** One slot for each scan in progress: dispatched or processing. */
  running: Slot[];
  /** Sequence number of its last turn, counted over all organisations; 0 means never. */
  turn: number;
  /**
   * Scans accepted before its allowances were counted in this store: those of a
   * restored backup.
   */
  scansBefore: number;
  /** When its latest documents exceeded the bounds on what a page may take, oldest first. */
  exceededBounds?: Date[];
  /** Absent where no training copies are kept. */
  trainingCopiesSince?: Date;
  language?: Lang;
  fileRetentionDays?: number | null;
  /** When its deletion began; its test data belong to it. */
  deletedAt?: Date;
  /**
   * The organisation whose test data it holds. Name, plan, rate and suspension are those
   * of that one, whatever is written here: one document is changed at a time.
   */
  testOf?: string;
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
    exceededBounds: { type: [Date], default: undefined },
    trainingCopiesSince: Date,
    language: String,
    fileRetentionDays: Number,
    deletedAt: Date,
    testOf: String,
  },
  [[{ turn: 1 }], [{ 'running.at': 1 }], [{ deletedAt: 1 }, { sparse: true }]],
);

/** The plans of the organisations whose test data any of these hold, by the id of those. */
export async function livePlans(
  connection: Connection,
  holders: readonly { testOf?: string | null | undefined }[],
): Promise<Map<string, PlanId>> {
  const ids = holders.flatMap(({ testOf }) => testOf ?? []);
  if (ids.length === 0) return new Map();
  const found = await organisations
    .on(connection)
    .find({ _id: trusted({ $in: ids }) }, { plan: 1 })
    .lean();
  return new Map(found.map(({ _id, plan }) => [_id, plan]));
}
