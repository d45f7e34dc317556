import type { Role } from '../../../core/users.js';
import type { Lang } from '../../../core/vocabulary.js';
import { collection } from './collection.js';

export interface UserDocument {
  _id: string;
  organisationId: string;
  /** In lower case. */
  email: string;
  /** JSON: a person may write any text. */
  name: string;
  role: Role;
  language: Lang;
  passwordHash: string | null;
  /** Encrypted secret of the second factor. */
  totp: string | null;
  /** The latest time step that was taken of it. */
  totpStep: number;
  /** Counts what ended the user's sessions. */
  epoch: number;
  /** By the organisation; the operator's suspension is in `owners`. */
  suspendedAt: Date | null;
  linkHash: string | null;
  linkUntil: Date | null;
  createdAt: Date;
  lastSignInAt: Date | null;
  /** Order of creation. */
  number: number;
}

export const users = collection<UserDocument>(
  'users',
  {
    _id: { type: String, required: true },
    organisationId: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, required: true },
    role: { type: String, required: true },
    language: { type: String, required: true },
    passwordHash: { type: String, default: null },
    totp: { type: String, default: null },
    totpStep: { type: Number, default: 0 },
    epoch: { type: Number, default: 0 },
    suspendedAt: { type: Date, default: null },
    linkHash: { type: String, default: null },
    linkUntil: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    lastSignInAt: { type: Date, default: null },
    number: { type: Number, required: true },
  },
  [[{ email: 1 }, { unique: true }], [{ organisationId: 1, number: 1 }], [{ linkHash: 1 }]],
);

export interface SessionDocument {
  /** SHA-256 of the token, hexadecimal. */
  _id: string;
  userId: string;
  /** Of its user when it was made; it opens while both are equal. */
  epoch: number;
  createdAt: Date;
  seenAt: Date;
}

export const sessions = collection<SessionDocument>(
  'sessions',
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
  },
  [[{ userId: 1 }], [{ createdAt: 1 }], [{ seenAt: 1 }]],
);
