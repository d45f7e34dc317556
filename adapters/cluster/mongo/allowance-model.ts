import { collection } from './collection.js';

/** Units charged to one organisation in one calendar month. */
export interface AllowanceDocument {
  /** `<organisation id>:<first instant of the month, ISO 8601>` */
  _id: string;
  organisationId: string;
  periodStart: Date;
  /** Units, refunded ones included. */
  charged: number;
  /** Scans that are charged but perhaps not accepted yet. */
  pending: { scan: string; at: Date }[];
}

export const allowances = collection<AllowanceDocument>(
  'allowances',
  {
    _id: { type: String, required: true },
    organisationId: { type: String, required: true },
    periodStart: { type: Date, required: true },
    charged: { type: Number, required: true },
    pending: { type: [{ _id: false, scan: String, at: Date }], required: true },
  },
  [[{ organisationId: 1 }], [{ 'pending.at': 1 }]],
);

/** A refunded unit: one document per scan, so that no unit is refunded twice. */
export interface RefundDocument {
  /** Id of the scan that failed. */
  _id: string;
  allowanceId: string;
  at: Date;
}

export const refunds = collection<RefundDocument>(
  'refunds',
  {
    _id: { type: String, required: true },
    allowanceId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  [[{ allowanceId: 1 }]],
);

export const allowanceId = (organisationId: string, periodStart: Date): string =>
  `${organisationId}:${periodStart.toISOString()}`;
