import type { Scope } from '../../../core/accounts.js';
import { collection } from './collection.js';

export interface ApiKeyDocument {
  _id: string;
  organisationId: string;
  /** SHA-256 of the whole key, hexadecimal. */
  hash: string;
  prefix: string;
  scopes: Scope[];
  /** JSON: an operator may write any text. */
  name: string | null;
  ownerEmail: string | null;
  revokedAt: Date | null;
  createdAt: Date;
  /** From then on it is refused; absent, as the three after it, in keys of before schema 3. */
  expiresAt?: Date | null;
  lastUsedAt?: Date | null;
  /** The key that a roll made in its place. */
  replacedBy?: string | null;
  /** The key it was made in place of; it exists as soon as that one names it. */
  replaces?: string;
  /** Order of creation. */
  number: number;
  /** Absent for a live key. */
  livemode?: false;
}

export const apiKeys = collection<ApiKeyDocument>(
  'api_keys',
  {
    _id: { type: String, required: true },
    organisationId: { type: String, required: true },
    hash: { type: String, required: true },
    prefix: { type: String, required: true },
    scopes: { type: [String], required: true },
    name: { type: String, default: null },
    ownerEmail: { type: String, default: null },
    revokedAt: { type: Date, default: null },
    expiresAt: { type: Date, default: null },
    lastUsedAt: { type: Date, default: null },
    replacedBy: { type: String, default: null },
    replaces: String,
    createdAt: { type: Date, required: true },
    number: { type: Number, required: true },
    livemode: Boolean,
  },
  [[{ hash: 1 }, { unique: true }], [{ organisationId: 1, number: 1 }]],
);
