import { type Connection, trusted } from 'mongoose';
import { scanEvent } from '../../scan-event.js';
import { upsert } from './duplicate-key.js';
import type { Announce, ScanRecord } from './scan-record.js';
import { scans } from './scan-model.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

/**
 * Writes a delivery of a final scan's event for each enabled endpoint of its
 * organisation. Idempotent: the scan document names the event.
 */
export async function writeDeliveries(
  connection: Connection,
  { scan }: ScanRecord,
  announce: Announce,
): Promise<void> {
  const endpoints = await webhookEndpoints
    .on(connection)
    .find({ organisationId: scan.organisationId, enabled: true }, { _id: 1 })
    .sort({ number: 1 })
    .lean();
  if (endpoints.length === 0) return;
  const { eventId, type, at } = announce;
  const body = JSON.stringify(scanEvent(scan, { id: eventId, type, created: at }));
  const due = { eventId, scanId: scan.id, type, body, attempt: 0, dueAt: at };
  const writes = endpoints.map(({ _id: endpointId }) => ({
    updateOne: {
      filter: { _id: `${eventId}:${endpointId}` },
      update: { $setOnInsert: { ...due, endpointId } },
      upsert: true,
    },
  }));
  await upsert(() => webhookDeliveries.on(connection).bulkWrite(writes));
}

/** Deletes deliveries of removed scans; a slow process may have written them later. */
export async function dropDeliveriesOfGone(
  connection: Connection,
  scanIds: string[],
): Promise<number> {
  if (scanIds.length === 0) return 0;
  const there = await scans
    .on(connection)
    .find(
      { _id: trusted({ $in: scanIds }), organisationId: trusted({ $exists: true }) },
      { _id: 1 },
    )
    .lean();
  const kept = new Set(there.map((scan) => scan._id));
  const gone = scanIds.filter((id) => !kept.has(id));
  if (gone.length === 0) return 0;
  const { deletedCount } = await webhookDeliveries
    .on(connection)
    .deleteMany({ scanId: trusted({ $in: gone }) });
  return deletedCount;
}
