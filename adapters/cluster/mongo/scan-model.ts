import { Schema } from 'mongoose';
import type { FailureReason } from '../../../core/errors.js';
import type { Label, ScanStatus, Stage } from '../../../core/scan.js';
import type { Channel, DocumentType, FileType, Lang, Verdict } from '../../../core/vocabulary.js';
import { collection } from './collection.js';

/**
 * A scan. A field that does not apply is absent. Besides the public statuses
 * there are two internal ones: `void`: only an id, which no scan may take any
 * more; `removed`: deleted by its client; the rest names its dependent data.
 * Both have no `organisationId`, so that no query of an organisation finds
 * them.
 */
export interface ScanDocument {
  _id: string;
  organisationId?: string;
  status: ScanStatus | 'void' | 'removed';
  stage?: Stage;
  failure?: FailureReason;
  createdAt?: Date;
  completedAt?: Date;
  /** First instant of the month whose allowance was charged. */
  chargedPeriod?: Date;
  /** `_id` of the idempotency key that led to it. */
  idempotencyKey?: string;
  /**
   * Text from a client or a document is stored as JSON: clientReference,
   * metadata, context, fileName, issuer.
   */
  clientReference?: string;
  metadata?: string;
  lang?: Lang;
  context?: string;
  fileId?: string;
  fileName?: string;
  fileType?: FileType;
  fileSize?: number;
  fileSha256?: string;
  fileAvailable?: boolean;
  verdict?: Verdict;
  riskScore?: number;
  documentType?: DocumentType;
  issuer?: string;
  channel?: Channel;
  label?: Label;
  /** JSON. */
  decision?: string;
  /** What people said of findings and of missed places: in this document, so that it goes with it. */
  saidOfFindings?: Said[];
  saidMissed?: Said[];
  /** The file is a training copy while it is its organisation's `trainingCopiesSince`. */
  trainingSince?: Date;
  /** JSON. */
  pastDecisions?: string;
  /** Who is about to decide. */
  claim?: ReviewClaimDocument;
  /** Absent for a live scan. */
  livemode?: false;
  /** JSON. */
  report?: string;
  /** JSON. */
  translations?: string;
  attempt?: number;
  /** JSON. */
  origin?: string;
  /** Id of the key that it came by, or `dashboard`. */
  source?: string;
  fence?: number;

  /** true while it is not final. */
  open?: boolean;
  /** true while it is queued and not dispatched. */
  waiting?: boolean;
  /** While it is in progress: end of the holder's lease, milliseconds since 1970. */
  heldUntil?: number;
  /** `id` of its slot. */
  slot?: string;
  /** Pending follow-up steps of its end. */
  announce?: { eventId: string; type: 'scan.completed' | 'scan.failed'; at: Date };
  /** Time when it became `void` or `removed`. */
  goneAt?: Date;
  /** Former organisation of a `removed` scan. */
  removedFrom?: string;

  /** Fingerprint of a completed scan. */
  sha256?: string;
  pageHashes?: string[];
  /** Index values of its pages (adapters/page-hash.ts). */
  bands?: number[];
  /** 8 hexadecimal digits each, concatenated. */
  numberHashes?: string;
  wordHashes?: string;
}

/** One thing that a person said; `given` is JSON. */
export interface Said {
  id: string;
  given: string;
}

export interface ReviewClaimDocument {
  userId: string;
  /** JSON. */
  name: string;
  sessionId: string;
  claimedAt: Date;
  expiresAt: Date;
}

const Claim = new Schema<ReviewClaimDocument>(
  { userId: String, name: String, sessionId: String, claimedAt: Date, expiresAt: Date },
  { _id: false, strict: 'throw' },
);

const Announce = new Schema(
  { eventId: String, type: { type: String }, at: Date },
  { _id: false, strict: 'throw' },
);

const Said = { type: [{ _id: false, id: String, given: String }], default: undefined };

const present = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });

const TO_REVIEW = { organisationId: 1, fileAvailable: 1, verdict: 1, label: 1 } as const;

export const scans = collection<ScanDocument>(
  'scans',
  {
    _id: { type: String, required: true },
    organisationId: String,
    status: { type: String, required: true },
    stage: String,
    failure: String,
    createdAt: Date,
    completedAt: Date,
    chargedPeriod: Date,
    idempotencyKey: String,
    clientReference: String,
    metadata: String,
    lang: String,
    context: String,
    fileId: String,
    fileName: String,
    fileType: String,
    fileSize: Number,
    fileSha256: String,
    fileAvailable: Boolean,
    verdict: String,
    riskScore: Number,
    documentType: String,
    issuer: String,
    channel: String,
    label: String,
    decision: String,
    saidOfFindings: Said,
    saidMissed: Said,
    trainingSince: Date,
    pastDecisions: String,
    claim: { type: Claim, default: undefined },
    livemode: Boolean,
    report: String,
    translations: String,
    attempt: Number,
    origin: String,
    source: String,
    fence: Number,
    open: Boolean,
    waiting: Boolean,
    heldUntil: Number,
    slot: String,
    announce: { type: Announce, default: undefined },
    goneAt: Date,
    removedFrom: String,
    sha256: String,
    pageHashes: { type: [String], default: undefined },
    bands: { type: [Number], default: undefined },
    numberHashes: String,
    wordHashes: String,
  },
  [
    // The index of the list; the rest is what is searched and filtered.
    [
      {
        organisationId: 1,
        createdAt: -1,
        _id: -1,
        clientReference: 1,
        fileName: 1,
        issuer: 1,
        fileSha256: 1,
        documentType: 1,
        label: 1,
      },
    ],
    [{ organisationId: 1, status: 1, createdAt: -1, _id: -1 }],
    [{ organisationId: 1, verdict: 1, createdAt: -1, _id: -1 }, present('verdict')],
    // The queue for people, in both its orders. Each is found at its label, which is missing.
    [{ ...TO_REVIEW, createdAt: 1, _id: 1 }, present('verdict')],
    [{ ...TO_REVIEW, riskScore: -1, createdAt: 1, _id: 1 }, present('verdict')],
    [{ organisationId: 1, 'claim.expiresAt': 1 }, present('claim.expiresAt')],
    [{ 'claim.sessionId': 1 }, { sparse: true }],
    [{ organisationId: 1, clientReference: 1, createdAt: -1, _id: -1 }, present('clientReference')],
    [
      { waiting: 1, organisationId: 1, createdAt: 1, _id: 1 },
      { partialFilterExpression: { waiting: true } },
    ],
    [{ open: 1, status: 1, createdAt: 1 }, { partialFilterExpression: { open: true } }],
    [{ heldUntil: 1 }, { sparse: true }],
    [{ 'announce.at': 1 }, { sparse: true }],
    [{ goneAt: 1 }, { sparse: true }],
    // Usage is counted from it alone.
    [{ organisationId: 1, chargedPeriod: 1, createdAt: 1, source: 1, status: 1 }],
    [{ fileId: 1 }],
    [{ completedAt: 1 }, { partialFilterExpression: { fileAvailable: true } }],
    [{ organisationId: 1, completedAt: 1 }, { partialFilterExpression: { fileAvailable: true } }],
    [{ livemode: 1, completedAt: 1 }, { partialFilterExpression: { livemode: false } }],
    [{ organisationId: 1, trainingSince: 1 }, present('trainingSince')],
    [{ organisationId: 1, sha256: 1, createdAt: -1 }, present('sha256')],
    [{ organisationId: 1, bands: 1, createdAt: -1 }, present('bands')],
  ],
);
