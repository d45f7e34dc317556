import { toStored } from '../../stored-json.js';
import { collection } from './collection.js';

/** A key is either reserved (`reservedUntil`) or bound to a scan (`scanId`, `boundAt`). */
export interface IdempotencyKeyDocument {
  /** `<organisation id>:<key as JSON>` */
  _id: string;
  organisationId: string;
  /** JSON. */
  key: string;
  requestHash: string;
  /** Milliseconds since 1970. */
  reservedUntil?: number;
  scanId?: string;
  boundAt?: Date;
  /** The scan was accepted and later deleted. */
  scanDeleted?: boolean;
}

export const idempotencyKeys = collection<IdempotencyKeyDocument>(
  'idempotency_keys',
  {
    _id: { type: String, required: true },
    organisationId: { type: String, required: true },
    key: { type: String, required: true },
    requestHash: { type: String, required: true },
    reservedUntil: Number,
    scanId: String,
    boundAt: Date,
    scanDeleted: Boolean,
  },
  [
    [{ reservedUntil: 1 }, { sparse: true }],
    [{ boundAt: 1 }, { sparse: true }],
  ],
);

export const idempotencyKeyId = (organisationId: string, key: string): string =>
  `${organisationId}:${toStored(key)}`;
