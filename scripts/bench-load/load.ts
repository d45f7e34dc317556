import { connect } from './connection.js';
import { makeUpload } from './upload.js';

export interface Target {
  name: string;
  port: number;
  path: string;
  /** API key; null where none is asked for. */
  key: string | null;
}

export interface Measured {
  /** Uploads answered 202 a second. */
  perSecond: number;
  /** From the first byte sent to the last byte of the answer. */
  latenciesMs: number[];
}

/**
 * Keeps `connections` busy until `isOver` says so, one upload after the other on each.
 * Any answer but 202 is an error: a refusal is no work done.
 *
 * @param size of each document, bytes
 * @param isOver asked before each upload, with how many were begun and how long it has gone on
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
