import { type Connection } from 'mongoose';
import { allowanceId, refunds } from './allowance-model.js';
import { insertOnce } from './duplicate-key.js';
import { type ScanRecord } from './scan-record.js';
import { scans } from './scan-model.js';
import { dropDeliveriesOfGone, writeDeliveries } from './webhook-outbox.js';

/**
 * Follow-up steps of a scan's end: the refund of a failed scan, and its event.
 * The document that ended the scan names both, so repetition by any process has
 * the same result.
 */
export async function finishEnding(connection: Connection, record: ScanRecord): Promise<void> {
  const { scan, announce, chargedPeriod } = record;
  if (announce === null) return;
  if (announce.type === 'scan.failed') {
    const { id: scanId, organisationId } = scan;
    await refund(connection, { scanId, organisationId, chargedPeriod, at: announce.at });
  }
  await writeDeliveries(connection, record, announce);
  const told = await scans
    .on(connection)
    .updateOne({ _id: scan.id, 'announce.eventId': announce.eventId }, { $unset: { announce: 1 } });
  if (told.matchedCount === 0) await dropDeliveriesOfGone(connection, [scan.id]);
}

/** Refunds the unit to the month that was charged, which may be over. */
export async function refund(
  connection: Connection,
  paid: { scanId: string; organisationId: string; chargedPeriod: Date; at: Date },
): Promise<void> {
  const { scanId, organisationId, chargedPeriod, at } = paid;
  const back = { _id: scanId, allowanceId: allowanceId(organisationId, chargedPeriod), at };
  await insertOnce(() => refunds.on(connection).insertMany([back]));
}
