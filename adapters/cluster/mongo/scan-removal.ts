import { type Connection } from 'mongoose';
import type { Clock, ScanStore } from '../../../core/ports.js';
import { heatmaps } from './heatmap-model.js';
import { idempotencyKeys } from './idempotency-key-model.js';
import { pageImages } from './page-image-model.js';
import { type Charging, chargeOf } from './scan-charge.js';
import { refund } from './scan-ending.js';
import { type ScanDocument, scans } from './scan-model.js';
import { fields } from './scan-record.js';
import type { Slots } from './scan-slots.js';
import { webhookDeliveries } from './webhook-delivery-model.js';

/** All fields except those `finish` needs. */
const CONTENT = {
  organisationId: 1,
  stage: 1,
  failure: 1,
  createdAt: 1,
  completedAt: 1,
  clientReference: 1,
  metadata: 1,
  lang: 1,
  context: 1,
  fileId: 1,
  fileName: 1,
  fileType: 1,
  fileSize: 1,
  fileSha256: 1,
  fileAvailable: 1,
  verdict: 1,
  riskScore: 1,
  documentType: 1,
  issuer: 1,
  channel: 1,
  label: 1,
  decision: 1,
  saidOfFindings: 1,
  saidMissed: 1,
  trainingSince: 1,
  pastDecisions: 1,
  claim: 1,
  report: 1,
  translations: 1,
  origin: 1,
  open: 1,
  waiting: 1,
  heldUntil: 1,
  sha256: 1,
  pageHashes: 1,
  bands: 1,
  numberHashes: 1,
  wordHashes: 1,
} as const;

export interface Removal extends Pick<ScanStore, 'remove'> {
  /** Removes the dependent data of a `removed` scan, then the scan itself. */
  finish(removed: ScanDocument): Promise<void>;
}

/**
 * One write removes the content from the scan's document and hides it, even
 * while a worker holds it. The document itself stays until all dependent data
 * is gone, so that another process can continue after a crash.
 */
export function openRemoval(
  connection: Connection,
  clock: Clock,
  { slots, charging }: { slots: Slots; charging: Charging },
): Removal {
  const model = scans.on(connection);
  return { finish, remove };

  async function remove(organisationId: string, id: string): Promise<{ fileId: string } | null> {
    const found = await model
      .findOneAndUpdate(
        { _id: id, organisationId },
        {
          $set: { status: 'removed', goneAt: clock(), removedFrom: organisationId },
          $unset: CONTENT,
          $inc: { fence: 1 },
        },
        { returnDocument: 'before', projection: fields('summary') },
      )
      .lean();
    if (found?.fileId === undefined) return null;
    await finish({ ...found, removedFrom: organisationId });
    return { fileId: found.fileId };
  }

  async function finish(removed: ScanDocument): Promise<void> {
    const { _id, removedFrom: organisationId, chargedPeriod, announce } = removed;
    if (organisationId !== undefined && chargedPeriod !== undefined) {
      if (announce?.type === 'scan.failed') {
        await refund(connection, { scanId: _id, organisationId, chargedPeriod, at: announce.at });
      }
      // Before the document is deleted: otherwise its charge would look like one of
      // a scan never accepted.
      await charging.settle(chargeOf(_id, organisationId, chargedPeriod));
      await slots.release(organisationId, removed.slot);
    }
    if (removed.idempotencyKey !== undefined) {
      await idempotencyKeys
        .on(connection)
        .updateOne({ _id: removed.idempotencyKey, scanId: _id }, { $set: { scanDeleted: true } });
    }
    await webhookDeliveries.on(connection).deleteMany({ scanId: _id });
    await heatmaps.on(connection).deleteMany({ scanId: _id });
    await pageImages.on(connection).deleteMany({ scanId: _id });
    await model.deleteOne({ _id, status: 'removed' });
  }
}
