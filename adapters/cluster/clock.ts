import type { Connection } from 'mongoose';
import { mongo } from 'mongoose';
import { z } from 'zod';
import { PlatformFault } from '../../core/errors.js';

/**
 * Leases and retries compare times written by different machines, so every
 * machine's clock must agree with the document store's.
 */
const CLOCK_OFFSET_MAX_MS = 2_000;
const CHECK_EVERY_MS = 30_000;
const TRIES = 5;
const COMMAND_NOT_FOUND = 59;

const Greeting = z.object({ localTime: z.date() });

export interface ClockCheck {
  /** Throws PlatformFault while this machine's clock is off by more than the limit. */
  assertInSync(): void;
  stop(): void;
}

/**
 * Compares this machine's clock with the store's, now and periodically. Rejects
 * when the store does not answer the first time.
 *
 * @param everyMs check interval
 * @param now this machine's clock, milliseconds
 */
export async function watchClock(
  connection: Connection,
  everyMs = CHECK_EVERY_MS,
  now = Date.now,
): Promise<ClockCheck> {
  let offsetMs = await clockOffset(connection, now);
  // While the store is unreachable its time is unknown: the last result stays.
  const check = () =>
    void clockOffset(connection, now).then(
      (found) => (offsetMs = found),
      () => {},
    );
  const timer = setInterval(check, everyMs).unref();
  return {
    assertInSync: () => {
      const fault = clockFault(offsetMs);
      if (fault !== null) throw fault;
    },
    stop: () => clearInterval(timer),
  };
}

/** The fault of a clock that is `offsetMs` ahead of the store's; null within the limit. */
function clockFault(offsetMs: number): PlatformFault | null {
  if (Math.abs(offsetMs) <= CLOCK_OFFSET_MAX_MS) return null;
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const direction = offsetMs > 0 ? 'ahead of' : 'behind';
  return new PlatformFault(
    `The clock of this machine is ${seconds} s ${direction} the document store's: set one of them right (NTP).`,
  );
}

/**
 * How far this machine's clock is ahead of the store's, milliseconds, from the
 * fastest of several queries. The uncertainty of the round trip is subtracted,
 * so that a slow network is no fault.
 */
async function clockOffset(connection: Connection, now: () => number): Promise<number> {
  let quickest = { offsetMs: 0, halfMs: Infinity };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const asked = now();
    const began = performance.now();
    const storeTime = await timeOf(connection);
    const halfMs = (performance.now() - began) / 2;
    if (halfMs < quickest.halfMs) quickest = { offsetMs: asked + halfMs - storeTime, halfMs };
  }
  const { offsetMs, halfMs } = quickest;
  return Math.sign(offsetMs) * Math.max(0, Math.abs(offsetMs) - halfMs);
}

async function timeOf(connection: Connection): Promise<number> {
  const admin = connection.getClient().db('admin');
  let greeting: unknown;
  try {
    greeting = await admin.command({ hello: 1 });
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || error.code !== COMMAND_NOT_FOUND) throw error;
    greeting = await admin.command({ isMaster: 1 });
  }
  return Greeting.parse(greeting).localTime.getTime();
}
