import { type Connection, trusted } from 'mongoose';
import type { WebhookEvent } from '../../../core/webhook.js';
import { scanEvent } from '../../scan-event.js';
import { upsert } from './duplicate-key.js';
import type { Announce, ScanRecord } from './scan-record.js';
import { scans } from './scan-model.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

/**
 * Writes a delivery of a final scan's event for each endpoint of its
 * organisation: in line, or skipped where the endpoint is disabled. Idempotent:
 * the scan document names the event.
 */
export async function writeDeliveries(
  connection: Connection,
  { scan }: ScanRecord,
  announce: Announce,
): Promise<void> {
  const endpoints = await webhookEndpoints
    .on(connection)
    .find({ organisationId: scan.organisationId }, { _id: 1, enabled: 1 })
    .sort({ number: 1 })
    .lean();
  if (endpoints.length === 0) return;
  const { eventId, type, at } = announce;
  const body = JSON.stringify(scanEvent(scan, { id: eventId, type, created: at }));
  const event = { eventId, scanId: scan.id, type, body, attempt: 0, createdAt: at };
  const writes = endpoints.map(({ _id: endpointId, enabled }) => ({
    updateOne: {
      filter: { _id: `${eventId}:${endpointId}` },
      update: {
        $setOnInsert: {
          ...event,
          endpointId,
          ...(enabled ? { waiting: at } : { state: 'skipped' as const }),
        },
      },
      upsert: true,
    },
  }));
  await upsert(() => webhookDeliveries.on(connection).bulkWrite(writes));
}

/** Writes a ping or a notice, due at once. */
export async function writeDueEvent(
  connection: Connection,
  event: WebhookEvent,
  endpointId: string,
  now: Date,
): Promise<void> {
  await webhookDeliveries.on(connection).insertMany([
    {
      _id: `${event.id}:${endpointId}`,
      eventId: event.id,
      endpointId,
      scanId: null,
      type: event.type,
      body: JSON.stringify(event),
      attempt: 0,
      createdAt: now,
      dueAt: now,
    },
  ]);
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
