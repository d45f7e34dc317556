import { z } from 'zod';
import { ERROR_CODES, type ErrorCode, FAILURE_REASONS, type FailureReason } from './errors.js';
import { DocumentType, Verdict } from './vocabulary.js';

/**
 * Outcomes that a test key can ask for. A document of test data is never analysed: what
 * becomes of it is what its reference or its bytes name, or else DEFAULT_OUTCOME.
 */

/** A test scan is removed so long after its end. */
export const TEST_SCAN_KEPT_DAYS = 30;

/** Of a completed scan. */
export interface TestCompletion {
  kind: 'completed';
  verdict: Verdict;
  /** null: what the context expects, or `other`. */
  documentType: DocumentType | null;
  /** Time in `processing`, milliseconds. */
  durationMs: number;
}

export type TestOutcome =
  | TestCompletion
  | { kind: 'failed'; reason: FailureReason; durationMs: number }
  /** The request that would create the scan is answered with this error. */
  | { kind: 'refused'; code: ErrorCode };

/** A scan is seen in `processing`, but nobody waits for nothing. */
const QUICK_MS = 1_000;
/** Above one poll of a client, and of a time in which most real scans are done. */
const SLOW_MS = 30_000;

const completion = (changes: Partial<TestCompletion>): TestOutcome => ({
  kind: 'completed',
  verdict: 'low_risk',
  documentType: null,
  durationMs: QUICK_MS,
  ...changes,
});

const DEFAULT_OUTCOME = completion({});

/** Errors about the key or the body itself, which a client provokes by such a key or body. */
const PROVOKED_OTHERWISE: readonly ErrorCode[] = [
  'NO_KEY',
  'INVALID',
  'INSUFFICIENT_SCOPE',
  'NOT_FOUND',
];

/** Every outcome by its name: verdicts, `slow`, document types, error codes of scans and requests. */
export const TEST_OUTCOMES: ReadonlyMap<string, TestOutcome> = new Map<string, TestOutcome>([
  ...Verdict.options.map((verdict) => [verdict, completion({ verdict })] as const),
  ['slow', completion({ durationMs: SLOW_MS })],
  ...DocumentType.options.map((type) => [type, completion({ documentType: type })] as const),
  ...FAILURE_REASONS.map(
    (reason) => [reason, { kind: 'failed', reason, durationMs: QUICK_MS }] as const,
  ),
  ...ERROR_CODES.filter((code) => !PROVOKED_OTHERWISE.includes(code)).map(
    (code) => [code, { kind: 'refused', code }] as const,
  ),
]);

export const TestOutcomeName = z.string().refine((name) => TEST_OUTCOMES.has(name), {
  error: 'names no test outcome',
});

/** `test:NAME`, with whatever follows a further colon for the client's own use. */
const REFERENCE = /^test:([^:]*)(?::|$)/;

/** The name that a client's reference gives, whether or not it is an outcome; else null. */
export const outcomeNameIn = (clientReference: string | null): string | null =>
  REFERENCE.exec(clientReference ?? '')?.[1] ?? null;

/**
 * What becomes of a scan of test data.
 *
 * @param hashed the name that the SHA-256 of its bytes stands for; null for other documents
 */
export function testOutcome(clientReference: string | null, hashed: string | null): TestOutcome {
  const name = outcomeNameIn(clientReference) ?? hashed;
  return (name === null ? undefined : TEST_OUTCOMES.get(name)) ?? DEFAULT_OUTCOME;
}

/**
 * The document that stands for an outcome: a PDF of one page that says so. Its bytes are the
 * same in every version of the service, so that its hash is, too.
 */
export function testDocument(name: string): Uint8Array {
  const text = `BT /F1 24 Tf 72 720 Td (Emet test document: ${name}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets: string[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(pdf.length).padStart(10, '0')} 00000 n \n`);
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  pdf +=
    `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return new TextEncoder().encode(pdf);
}

/**
 * The outcomes by the hash of their documents.
 *
 * @param sha256 of bytes, as hexadecimal text
 */
export const outcomesByHash = (sha256: (bytes: Uint8Array) => string): Map<string, string> =>
  new Map([...TEST_OUTCOMES.keys()].map((name) => [sha256(testDocument(name)), name]));
