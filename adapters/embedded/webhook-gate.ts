import {
  CONSECUTIVE_FAILURES_MAX,
  type NoticeType,
  probeDelayMs,
  TELL_AFTER_MS,
} from '../../core/webhook.js';
import type { RecordedAttempt } from '../../core/ports.js';
import { noticeEvent } from '../webhook-endpoint.js';
import type { Database } from './database.js';
import { ENDPOINT, EndpointRow } from './webhook-endpoints.js';
import { writeEvent } from './webhook-outbox.js';

type Turn = Pick<RecordedAttempt, 'turned' | 'endpointDisabled'>;
const NO_TURN: Turn = { turned: null, endpointDisabled: false };

const read = (database: Database, id: string) =>
  database.get(EndpointRow, `${ENDPOINT} WHERE id = ?`, [id]);

/** A success makes the endpoint healthy: everything that waits in line may go. */
export function noteSuccess(database: Database, id: string, now: Date): Turn {
  const found = read(database, id);
  if (found === undefined) return NO_TURN;
  const { endpoint, told } = found;
  if (endpoint.consecutiveFailures === 0 && endpoint.failingSince === null) return NO_TURN;
  database.run(
    `UPDATE webhook_endpoints SET consecutive_failures = 0, failing_since = NULL, probe_at = NULL,
       probes = 0, told = 0 WHERE number = ?`,
    [found.number],
  );
  if (told && endpoint.enabled) tell(database, id, 'endpoint.recovered', now);
  return { turned: endpoint.failingSince === null ? null : 'ok', endpointDisabled: false };
}

/**
 * A failure closes the line, or moves its next probe; the
 * CONSECUTIVE_FAILURES_MAX-th in a row disables the endpoint.
 *
 * @param probe of a probe: how many failed before it
 */
export function noteFailure(database: Database, id: string, probe: number | null, now: Date): Turn {
  const found = read(database, id);
  if (found === undefined) return NO_TURN;
  const { number, endpoint, told } = found;
  const { failingSince } = endpoint;
  const failures = endpoint.consecutiveFailures + 1;
  const isDisabling = endpoint.enabled && failures >= CONSECUTIVE_FAILURES_MAX;
  const isTelling =
    endpoint.enabled &&
    !told &&
    failingSince !== null &&
    now.getTime() - failingSince.getTime() >= TELL_AFTER_MS;
  database.run(
    `UPDATE webhook_endpoints SET consecutive_failures = ?, enabled = ?, told = ? WHERE number = ?`,
    [failures, endpoint.enabled && !isDisabling ? 1 : 0, told || isTelling ? 1 : 0, number],
  );
  if (failingSince === null || probe !== null) {
    const probes = failingSince === null ? 0 : (probe ?? 0) + 1;
    database.run(
      `UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, ?), probes = ?,
         probe_at = ? WHERE number = ?`,
      [now.getTime(), probes, now.getTime() + probeDelayMs(probes), number],
    );
  }
  if (isDisabling) {
    // Held back until it is enabled again; pings and notices are sent in any case.
    database.run(
      `UPDATE webhook_deliveries SET held = 1
       WHERE endpoint = ? AND state = 'pending' AND waiting = 0
         AND event IN (SELECT number FROM webhook_events WHERE type IN ('scan.completed', 'scan.failed'))`,
      [number],
    );
    tell(database, id, 'endpoint.disabled', now);
  } else if (isTelling) tell(database, id, 'endpoint.failing', now);
  return { turned: failingSince === null ? 'failing' : null, endpointDisabled: isDisabling };
}

function tell(database: Database, id: string, type: NoticeType, now: Date): void {
  const found = read(database, id);
  if (found === undefined || found.endpoint.notifyUrl === null) return;
  const event = noticeEvent(type, found.endpoint, now);
  writeEvent(database, event, null, [{ number: found.number, enabled: true }], now);
}
