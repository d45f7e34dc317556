import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EventType } from '../../core/webhook.js';
import { scanEvent } from '../scan-event.js';
import type { Database } from './database.js';
import type { ScanRecord } from './scan-rows.js';

const NumberRow = z.object({ number: z.number() });

/**
 * Writes a final scan's event for each enabled endpoint of its organisation,
 * within the transaction that made it final.
 */
export function writeScanEvents(
  database: Database,
  record: ScanRecord,
  type: 'scan.completed' | 'scan.failed',
  now: Date,
): void {
  const { scan } = record;
  const endpoints = database.all(
    NumberRow,
    'SELECT number FROM webhook_endpoints WHERE organisation_id = ? AND enabled = 1',
    [scan.organisationId],
  );
  if (endpoints.length === 0) return;
  const event = scanEvent(scan, { id: randomUUID(), type, created: now });
  writeEvent(
    database,
    event,
    record.number,
    endpoints.map((row) => row.number),
    now,
  );
}

/** Stores an event once, and an immediately due delivery for each endpoint. */
export function writeEvent(
  database: Database,
  event: { id: string; type: EventType },
  scan: number | null,
  endpoints: number[],
  now: Date,
): void {
  const row = database.get(
    NumberRow,
    'INSERT INTO webhook_events (id, scan, type, body) VALUES (?, ?, ?, ?) RETURNING number',
    [event.id, scan, event.type, JSON.stringify(event)],
  );
  if (row === undefined) throw new Error('The event was not stored.');
  for (const endpoint of endpoints) {
    database.run(
      'INSERT INTO webhook_deliveries (id, event, endpoint, due_at) VALUES (?, ?, ?, ?)',
      [randomUUID(), row.number, endpoint, now.getTime()],
    );
  }
}
