import { connect } from './connection.js';
import { makeUpload } from './upload.js';

export interface Target {
  name: string;
  port: number;
  path: string;
  /** API key; null if none is required. */
  key: string | null;
}

export interface Measured {
  /** Uploads answered with 202, per second. */
  perSecond: number;
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
  return { perSecond: latenciesMs.length / seconds, latenciesMs };
}
