import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type EventType, waitsInLine } from '../../core/webhook.js';
import { scanEvent } from '../scan-event.js';
import type { Database } from './database.js';
import type { ScanRecord } from './scan-rows.js';
import { StoredFlag } from './stored-json.js';

const NumberRow = z.object({ number: z.number() });
const ReceiverRow = z.object({ number: z.number(), enabled: StoredFlag });

/**
 * Writes a final scan's event for each endpoint of its organisation, within the
 * transaction that made it final.
 */
export function writeScanEvents(
  database: Database,
  record: ScanRecord,
  type: 'scan.completed' | 'scan.failed',
  now: Date,
): void {
  const { scan } = record;
  const endpoints = database.all(
    ReceiverRow,
    'SELECT number, enabled FROM webhook_endpoints WHERE organisation_id = ?',
    [scan.organisationId],
  );
  if (endpoints.length === 0) return;
  const event = scanEvent(scan, { id: randomUUID(), type, created: now });
  writeEvent(database, event, record.number, endpoints, now);
}

/**
 * Stores an event once, and a delivery for each endpoint: in line for its first
 * attempt, due at once for pings and notices, skipped where the endpoint is
 * disabled.
 */
export function writeEvent(
  database: Database,
  event: { id: string; type: EventType },
  scan: number | null,
  endpoints: { number: number; enabled: boolean }[],
  now: Date,
): void {
  const row = database.get(
    NumberRow,
    'INSERT INTO webhook_events (id, scan, type, body) VALUES (?, ?, ?, ?) RETURNING number',
    [event.id, scan, event.type, JSON.stringify(event)],
  );
  if (row === undefined) throw new Error('The event was not stored.');
  const inLine = waitsInLine(event.type);
  for (const { number, enabled } of endpoints) {
    const isSkipped = inLine && !enabled;
    database.run(
      `INSERT INTO webhook_deliveries (id, event, endpoint, due_at, created_at, state, waiting)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [
        randomUUID(),
        row.number,
        number,
        now.getTime(),
        now.getTime(),
        isSkipped ? 'skipped' : 'pending',
        inLine && enabled ? 1 : 0,
      ],
    );
  }
}
