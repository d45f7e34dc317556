import { createHash } from 'node:crypto';
import { AppError, type ErrorCode, ERRORS } from '../core/errors.js';
import {
  outcomeNameIn,
  outcomesByHash,
  TEST_OUTCOMES,
  testOutcome,
} from '../core/test-outcomes.js';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const BY_HASH = outcomesByHash(sha256);

/** SHA-256 of the document that stands for each outcome, by the outcome's name. */
export const TEST_DOCUMENT_HASHES: ReadonlyMap<string, string> = new Map(
  [...BY_HASH].map(([hash, name]) => [name, hash]),
);

/** An error that a client with a test key asked for: it is no fault, and no alert may see one. */
export class RefusalAsked extends AppError {
  constructor(code: ErrorCode) {
    super(code, undefined, RETRIED_LATER.includes(ERRORS[code].status) ? { retryAfterS: 1 } : {});
  }
}

const RETRIED_LATER: readonly number[] = [429, 503];

/**
 * Refuses a request of test data that asks for a refusal by its reference or its bytes, or
 * for an outcome that does not exist.
 */
export function refuseAsAsked(clientReference: string | null, fileSha256: string | null): void {
  const asked = outcomeNameIn(clientReference);
  if (asked !== null && !TEST_OUTCOMES.has(asked)) {
    throw new AppError(
      'INVALID_REQUEST',
      'Field "client_reference" names a test outcome that does not exist: GET /codes lists them.',
    );
  }
  const hashed = fileSha256 === null ? null : (BY_HASH.get(fileSha256) ?? null);
  const outcome = testOutcome(clientReference, hashed);
  if (outcome.kind === 'refused') throw new RefusalAsked(outcome.code);
}
