import { type Connection, trusted } from 'mongoose';
import { type Clock, RECONCILE_AFTER_MS, type ScanStore } from '../../../core/ports.js';
import { allowances } from './allowance-model.js';
import { organisations } from './organisation-model.js';
import { pageImages } from './page-image-model.js';
import type { Charging } from './scan-charge.js';
import { finishEnding } from './scan-ending.js';
import { scans } from './scan-model.js';
import { dropPageImagesOfGone, type Pictures } from './scan-pictures.js';
import { fields, readScan } from './scan-record.js';
import type { Removal } from './scan-removal.js';
import type { Slots } from './scan-slots.js';
import { voidScan } from './scan-void.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { dropDeliveriesOfGone } from './webhook-outbox.js';

/** Maximum number of items of each kind per call. */
const BATCH = 200;
const DAY_MS = 24 * 3_600_000;

interface Parts {
  slots: Slots;
  charging: Charging;
  pictures: Pictures;
  removal: Removal;
}

/**
 * Completes the work of dead processes. Every operation records its follow-up
 * steps in the store before it does them, so unfinished steps are found by an
 * index and completed by the same functions.
 */
export function openReconcile(
  connection: Connection,
  clock: Clock,
  { slots, charging, pictures, removal }: Parts,
): Pick<ScanStore, 'reconcile'> {
  const scan = scans.on(connection);
  const delivery = webhookDeliveries.on(connection);
  /** Positions of the walks over all deliveries and page images. */
  let walked = '';
  let seen = '';

  return {
    reconcile: async () => {
      const now = clock();
      const before = new Date(now.getTime() - RECONCILE_AFTER_MS);
      let repaired = 0;
      repaired += await settleCharges(before, now);
      repaired += await finishEndings(before);
      repaired += await finishRemovals(before);
      repaired += await settlePictures(before);
      repaired += await freeSlots(before);
      repaired += await dropDeliveries();
      repaired += await dropPageImages();
      await scan.deleteMany({
        status: 'void',
        goneAt: trusted({ $lte: new Date(now.getTime() - DAY_MS) }),
      });
      return repaired;
    },
  };

  /** Settles charges of scans that were perhaps never accepted. */
  async function settleCharges(before: Date, now: Date): Promise<number> {
    const found = await allowances
      .on(connection)
      .find({ 'pending.at': trusted({ $lte: before }) }, { pending: 1 })
      .limit(BATCH)
      .lean();
    const old = found
      .flatMap(({ _id, pending }) =>
        pending.map(({ scan: id, at }) => ({ allowanceId: _id, scan: id, at })),
      )
      .filter(({ at }) => at <= before)
      .slice(0, BATCH);
    for (const charge of old) {
      const { status } = await voidScan(connection, charge.scan, now);
      if (status === 'void') await charging.undo(charge);
      else await charging.settle(charge);
    }
    return old.length;
  }

  async function finishEndings(before: Date): Promise<number> {
    const found = await scan
      .find(
        {
          'announce.at': trusted({ $lte: before }),
          status: trusted({ $ne: 'removed' }),
        },
        fields('summary'),
      )
      .limit(BATCH)
      .lean();
    for (const document of found) await finishEnding(connection, readScan(document, 'summary'));
    return found.length;
  }

  async function finishRemovals(before: Date): Promise<number> {
    const found = await scan
      .find({ goneAt: trusted({ $lte: before }), status: 'removed' })
      .limit(BATCH)
      .lean();
    for (const document of found) await removal.finish(document);
    return found.length;
  }

  /** Settles pictures that perhaps do not belong to the completed scan. */
  async function settlePictures(before: Date): Promise<number> {
    let mended = 0;
    for (const { scanId, fence } of await pictures.unsettled(before, BATCH)) {
      const owner = await scan.findById(scanId, { status: 1, fence: 1, heldUntil: 1 }).lean();
      const isOwn = owner?.fence === fence;
      if (isOwn && owner.status === 'completed') await pictures.settle(scanId, fence);
      // A slow worker may still complete the scan.
      else if (isOwn && owner.status === 'processing') continue;
      else await pictures.drop(scanId, fence);
      mended += 1;
    }
    return mended;
  }

  /** Frees slots of scans that are no longer in progress or have another slot. */
  async function freeSlots(before: Date): Promise<number> {
    const found = await organisations
      .on(connection)
      .find({ 'running.at': trusted({ $lte: before }) }, { running: 1 })
      .limit(BATCH)
      .lean();
    let mended = 0;
    for (const { _id: organisationId, running } of found) {
      const old = running.filter(({ at }) => at <= before);
      const owners = await scan
        .find(
          { _id: trusted({ $in: old.map((slot) => slot.scan) }), open: true },
          { slot: 1, fence: 1, waiting: 1 },
        )
        .lean();
      const owner = new Map(owners.map((one) => [one._id, one]));
      for (const slot of old) {
        const has = owner.get(slot.scan);
        if (has !== undefined && has.waiting !== true && has.slot === slot.id) continue;
        // A slow dispatcher must no longer dispatch it: the scan would have no slot.
        await scan.updateOne({ _id: slot.scan, waiting: true }, { $inc: { fence: 1 } });
        await slots.release(organisationId, slot.id);
        mended += 1;
      }
    }
    return mended;
  }

  async function dropDeliveries(): Promise<number> {
    const found = await delivery
      .find({ _id: trusted({ $gt: walked }) }, { scanId: 1 })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean();
    walked = found.length < BATCH ? '' : (found.at(-1)?._id ?? '');
    return dropDeliveriesOfGone(connection, [
      ...new Set(found.flatMap(({ scanId }) => scanId ?? [])),
    ]);
  }

  /** Read from the index alone: the pictures themselves are large. */
  async function dropPageImages(): Promise<number> {
    const found = await pageImages
      .on(connection)
      .find({ scanId: trusted({ $gt: seen }) }, { _id: 0, scanId: 1 })
      .sort({ scanId: 1 })
      .limit(BATCH)
      .lean();
    seen = found.length < BATCH ? '' : (found.at(-1)?.scanId ?? '');
    return dropPageImagesOfGone(connection, [...new Set(found.map(({ scanId }) => scanId))]);
  }
}
