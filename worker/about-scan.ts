import type { StoredScan } from '../core/ports.js';

/** What each line of a run says: one naming with the API's lines (docs/operating.md). */
export function aboutScan({
  id,
  attempt,
  organisationId,
  origin,
}: StoredScan): Record<string, unknown> {
  const { requestId, keyId, userId, clientAddress } = origin ?? {};
  return { scanId: id, attempt, organisationId, requestId, keyId, userId, clientAddress };
}
