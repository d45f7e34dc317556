import { createHash } from 'node:crypto';
import type { ReceivedScan } from './receive/received-scan.js';

/**
 * Fingerprint of a request under an idempotency key: the SHA-256 of the file's
 * bytes (of the URL, when the client sent one: a replay does not fetch) and the
 * normalised parameters. The file's name and the way it was sent do not count.
 */
export function hashRequest({ source, parameters }: ReceivedScan): string {
  const file =
    source.kind === 'staged' ? { sha256: source.staged.sha256 } : { url: source.url.href };
  return createHash('sha256')
    .update(canonicalJson({ file, ...parameters }))
    .digest('hex');
}

/** JSON with the keys of every object in order, so that equal values give equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
