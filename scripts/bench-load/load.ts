import { existsSync, readFileSync } from 'node:fs';
import { connect } from './connection.js';
import { makeUpload } from './upload.js';

export interface Target {
  name: string;
  port: number;
  path: string;
  /** API key; null if none is required. */
  key: string | null;
  /** Its process, whose CPU time is measured. */
  pid?: number;
}

export interface Measured {
  /** Uploads answered with 202, per second. */
  perSecond: number;
  /** CPU time of the target's process for one upload, milliseconds; null where it is unknown. */
  cpuMs: number | null;
  /** From the first byte sent to the last byte of the response, milliseconds. */
  latenciesMs: number[];
}

/**
 * Keeps `connections` busy until `isOver` returns true, with sequential uploads
 * on each. Any response except 202 is an error, because a refusal does no work.
 *
 * @param size of each document, bytes
 * @param isOver called before each upload with the number started and the
 *   elapsed time
 */
export async function load(
  target: Target,
  { connections, size }: { connections: number; size: number },
  isOver: (begun: number, elapsedMs: number) => boolean,
): Promise<Measured> {
  const host = `127.0.0.1:${target.port}`;
  const latenciesMs: number[] = [];
  const opened = await Promise.all(Array.from({ length: connections }, () => connect(target.port)));
  const startedMs = performance.now();
  const cpuBeforeMs = cpuOf(target);
  let begun = 0;
  const oneAfterTheOther = async (connection: (typeof opened)[number]): Promise<void> => {
    const upload = makeUpload({ path: target.path, host, key: target.key, size });
    for (;;) {
      const sentMs = performance.now();
      if (isOver(begun, sentMs - startedMs)) return;
      begun += 1;
      upload.renew();
      const { status, body } = await connection.send(upload.bytes);
      if (status !== 202) throw new Error(`${target.name} answered ${status}: ${body}`);
      latenciesMs.push(performance.now() - sentMs);
    }
  };
  try {
    await Promise.all(opened.map(oneAfterTheOther));
  } finally {
    for (const connection of opened) connection.close();
  }
  const seconds = (performance.now() - startedMs) / 1000;
  const usedMs = (cpuOf(target) ?? NaN) - (cpuBeforeMs ?? NaN);
  const cpuMs = Number.isNaN(usedMs) ? null : usedMs / latenciesMs.length;
  return { perSecond: latenciesMs.length / seconds, cpuMs, latenciesMs };
}

/** As /proc shows it in ticks of 10 ms; null where there is none. */
function cpuOf({ pid }: Target): number | null {
  if (pid === undefined || !existsSync(`/proc/${pid}/stat`)) return null;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
