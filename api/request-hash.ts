import { createHash } from 'node:crypto';
import type { ReceivedScan } from './receive/received-scan.js';

/**
 * Fingerprint of a request under an idempotency key: the SHA-256 of the file's
 * bytes (or of the URL if the client sent one: a replay does not fetch) and of
 * the normalised parameters. File name and request form are not included.
 */
export function hashRequest({ source, parameters }: ReceivedScan): string {
  const file =
    source.kind === 'staged' ? { sha256: source.staged.sha256 } : { url: source.url.href };
  return createHash('sha256')
    .update(canonicalJson({ file, ...parameters }))
    .digest('hex');
}

/** JSON with sorted keys, so that equal values give equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
