import type { Connection } from 'mongoose';
import { allowancePeriod } from '../../../core/accounts.js';
import { AppError } from '../../../core/errors.js';
import type { Clock, NewScan, ScanStore } from '../../../core/ports.js';
import { sourceOf } from '../../scan-source.js';
import { toStored } from '../../stored-json.js';
import { bindIdempotencyKey, unbindIdempotencyKey } from './idempotency-keys.js';
import { idempotencyKeyId } from './idempotency-key-model.js';
import { organisations } from './organisation-model.js';
import { type Charging, chargeOf } from './scan-charge.js';
import { type ScanDocument, scans } from './scan-model.js';
import { readScan } from './scan-record.js';
import { voidScan } from './scan-void.js';

export interface Acceptance extends Pick<ScanStore, 'accept'> {
  /**
   * Resolves when it is decided whether this scan was accepted. It is undecided
   * when `accept` rejected because the store stopped answering.
   */
  decided(scanId: string): Promise<void>;
}

/**
 * A scan is accepted only by the insert of its document. Earlier writes (the
 * bound key and the charge) name the scan, so that another process can tell
 * whether they are valid.
 */
export function openAcceptance(
  connection: Connection,
  clock: Clock,
  charging: Charging,
): Acceptance {
  const model = scans.on(connection);
  const undecided = new Map<string, () => Promise<boolean>>();

  return {
    accept: async (scan, key) => {
      const at = clock();
      const { organisationId } = scan;
      const charge = chargeOf(scan.id, organisationId, at);
      const limitKnown = limitOf(organisationId);
      limitKnown.catch(() => {}); // awaited below if needed
      const binding =
        key === null ? null : { _id: idempotencyKeyId(organisationId, key), scanId: scan.id, at };
      const document = newDocument(scan, binding?._id, at);

      const withdraw = async (): Promise<void> => {
        await charging.undo(charge);
        if (binding !== null) await unbindIdempotencyKey(connection, binding);
      };
      /** Whether the scan exists after all; if not, it never will. */
      const decide = async (): Promise<boolean> => {
        const found = await voidScan(connection, scan.id, clock());
        // No other acceptance has this file.
        const isThere = found.fileId === scan.file.fileId;
        if (!isThere) await withdraw();
        undecided.delete(scan.id);
        return isThere;
      };

      try {
        if (binding !== null) await bindIdempotencyKey(connection, binding);
        const limit = await limitKnown;
        if (!(await charging.charge({ organisationId, scan: scan.id, limit, at }))) {
          if (binding !== null) await unbindIdempotencyKey(connection, binding);
          return { kind: 'quota_exceeded' };
        }
        await model.insertMany([document]);
      } catch (error) {
        undecided.set(scan.id, decide);
        if (!(await decide().catch(() => false))) throw error;
      }
      charging.settleSoon(charge);
      return { kind: 'accepted', scan: readScan(document, 'report').scan };
    },

    decided: async (scanId) => {
      await undecided.get(scanId)?.();
    },
  };

  async function limitOf(organisationId: string): Promise<number | null> {
    const found = await organisations
      .on(connection)
      .findById(organisationId, { limit: 1, deletedAt: 1 })
      .lean();
    if (found === null) throw new Error('There is no such organisation.');
    // Its deletion began after the request was let in.
    if (found.deletedAt !== undefined) throw new AppError('INVALID');
    return found.limit;
  }
}

const newDocument = (
  scan: NewScan,
  idempotencyKey: string | undefined,
  createdAt: Date,
  source = sourceOf(scan.origin),
): ScanDocument => ({
  _id: scan.id,
  organisationId: scan.organisationId,
  status: 'queued',
  stage: 'queued',
  createdAt,
  chargedPeriod: allowancePeriod(createdAt).start,
  ...(idempotencyKey !== undefined && { idempotencyKey }),
  ...(scan.clientReference !== null && { clientReference: toStored(scan.clientReference) }),
  metadata: toStored(scan.metadata),
  lang: scan.lang,
  context: toStored(scan.context),
  fileId: scan.file.fileId,
  fileName: toStored(scan.file.name),
  fileType: scan.file.type,
  fileSize: scan.file.size,
  fileSha256: scan.file.sha256,
  fileAvailable: scan.file.available,
  ...(!scan.livemode && { livemode: false as const }),
  attempt: 0,
  ...(scan.origin !== undefined && { origin: toStored(scan.origin) }),
  ...(source !== null && { source }),
  fence: 0,
  open: true,
  waiting: true,
});
