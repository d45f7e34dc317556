import { type Connection, trusted } from 'mongoose';
import type { RecordedAttempt } from '../../../core/ports.js';
import {
  CONSECUTIVE_FAILURES_MAX,
  type NoticeType,
  probeDelayMs,
  TELL_AFTER_MS,
} from '../../../core/webhook.js';
import { noticeEvent } from '../../webhook-endpoint.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';
import { toEndpoint } from './webhook-endpoints.js';
import { writeDueEvent } from './webhook-outbox.js';

type Turn = Pick<RecordedAttempt, 'turned' | 'endpointDisabled'>;

/** A success makes the endpoint healthy: everything that waits in line may go. */
export async function noteSuccess(connection: Connection, id: string, now: Date): Promise<Turn> {
  const before = await webhookEndpoints
    .on(connection)
    .findOneAndUpdate(
      { _id: id },
      {
        $set: {
          consecutiveFailures: 0,
          failingSince: null,
          probeAt: null,
          probes: 0,
          told: false,
        },
      },
      { returnDocument: 'before' },
    )
    .lean();
  if (before?.told === true && before.enabled)
    await tell(connection, id, 'endpoint.recovered', now);
  return { turned: (before?.failingSince ?? null) === null ? null : 'ok', endpointDisabled: false };
}

/**
 * A failure closes the line, or moves its next probe; the
 * CONSECUTIVE_FAILURES_MAX-th in a row disables the endpoint. Each step is one
 * condition and its write, so that of several workers one takes it.
 *
 * @param probe of a probe: how many failed before it
 */
export async function noteFailure(
  connection: Connection,
  id: string,
  probe: number | null,
  now: Date,
): Promise<Turn> {
  const endpoint = webhookEndpoints.on(connection);
  await endpoint.updateOne({ _id: id }, { $inc: { consecutiveFailures: 1 } });
  const probeAt = (probes: number) => new Date(now.getTime() + probeDelayMs(probes));
  const closed = await endpoint.updateOne(
    { _id: id, failingSince: null },
    { $set: { failingSince: now, probes: 0, probeAt: probeAt(0) } },
  );
  if (closed.modifiedCount === 0 && probe !== null) {
    const failed = { probes: probe + 1, probeAt: probeAt(probe + 1) };
    await endpoint.updateOne({ _id: id, failingSince: trusted({ $ne: null }) }, { $set: failed });
  }
  const inARow = trusted({ $gte: CONSECUTIVE_FAILURES_MAX });
  const disabled = await endpoint.updateOne(
    { _id: id, enabled: true, consecutiveFailures: inARow },
    { $set: { enabled: false } },
  );
  const endpointDisabled = disabled.modifiedCount === 1;
  if (endpointDisabled) await tell(connection, id, 'endpoint.disabled', now);
  else {
    const long = trusted({ $lte: new Date(now.getTime() - TELL_AFTER_MS) });
    const told = await endpoint.updateOne(
      { _id: id, enabled: true, told: trusted({ $ne: true }), failingSince: long },
      { $set: { told: true } },
    );
    if (told.modifiedCount === 1) await tell(connection, id, 'endpoint.failing', now);
  }
  return { turned: closed.modifiedCount === 1 ? 'failing' : null, endpointDisabled };
}

async function tell(
  connection: Connection,
  id: string,
  type: NoticeType,
  now: Date,
): Promise<void> {
  const found = await webhookEndpoints.on(connection).findById(id).lean();
  if (found === null || (found.notifyUrl ?? null) === null) return;
  await writeDueEvent(connection, noticeEvent(type, toEndpoint(found), now), id, now);
}
