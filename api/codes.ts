import { z } from 'zod';
import type { Catalogue } from '../core/catalogue.js';
import { ERRORS, FAILURE_REASONS } from '../core/errors.js';
import { failureText } from '../core/texts/texts-in.js';
import { type TestOutcome, TEST_OUTCOMES } from '../core/test-outcomes.js';
import {
  DocumentType,
  FindingCategory,
  FindingSource,
  openEnum,
  Severity,
  Verdict,
} from '../core/vocabulary.js';
import { TEST_DOCUMENT_HASHES } from './test-mode.js';

const Texts = z
  .object({ he: z.string(), en: z.string() })
  .describe('In every language of reports, with sample values.');

export const Codes = z
  .object({
    object: z.literal('codes'),
    findings: z
      .array(
        z.object({
          code: z.string(),
          source: FindingSource,
          category: FindingCategory,
          severity: Severity,
          points: z
            .number()
            .int()
            .describe('Points it adds to risk_score at confidence 1; negative is trust.'),
          title: Texts,
          example: Texts,
        }),
      )
      .describe('Every `code` of a finding.'),
    checks: z
      .array(
        z.object({
          id: z.string(),
          label: Texts,
          examples: z.array(Texts).describe('Every sentence it may say.'),
          findings: z
            .array(z.string())
            .describe('Codes of the findings that its failure becomes; empty: its status alone.'),
        }),
      )
      .describe('Every `id` of a check.'),
    failures: z
      .array(z.object({ code: openEnum(FAILURE_REASONS), meaning: Texts }))
      .describe('Every `error_code` of a failed scan.'),
    errors: z
      .array(
        z.object({
          code: z.string(),
          status: z.number().int(),
          meaning: z.string(),
          retry: z.boolean().describe('Whether the same request may succeed later.'),
        }),
      )
      .describe('Every `code` of an error answer.'),
    test_outcomes: z
      .array(
        z.object({
          name: z.string().describe('Ask for it with `client_reference` `test:NAME`.'),
          gives: z.enum(['completed', 'failed', 'error']),
          verdict: Verdict.nullable(),
          document_type: DocumentType.nullable().describe('null: what the context expects.'),
          error_code: openEnum(FAILURE_REASONS).nullable(),
          code: z.string().nullable().describe('Of the error that answers the request.'),
          seconds: z.number().int().describe('From `queued` to its end, about.'),
          sha256: z.string().describe('Of its document, GET /test-documents/{outcome}.'),
        }),
      )
      .describe('What a test key can ask for.'),
  })
  .meta({ id: 'Codes' });
export type Codes = z.infer<typeof Codes>;

/** All codes of the service, from the tables of the engine and of core. */
export const codesOf = ({ findings, checks }: Catalogue): Codes => ({
  object: 'codes',
  findings,
  checks,
  failures: FAILURE_REASONS.map((code) => ({
    code,
    meaning: { he: failureText(code, 'he'), en: failureText(code, 'en') },
  })),
  errors: Object.entries(ERRORS).map(([code, { status, message, retry }]) => ({
    code,
    status,
    meaning: message,
    retry,
  })),
  test_outcomes: [...TEST_OUTCOMES].map(([name, outcome]) => ({
    name,
    ...describeOutcome(outcome),
    sha256: TEST_DOCUMENT_HASHES.get(name) ?? '',
  })),
});

function describeOutcome(outcome: TestOutcome) {
  const nothing = { verdict: null, document_type: null, error_code: null, code: null, seconds: 0 };
  if (outcome.kind === 'refused') {
    return { gives: 'error' as const, ...nothing, code: outcome.code };
  }
  const seconds = Math.round(outcome.durationMs / 1000);
  if (outcome.kind === 'failed') {
    return { gives: 'failed' as const, ...nothing, error_code: outcome.reason, seconds };
  }
  const { verdict, documentType } = outcome;
  return { gives: 'completed' as const, ...nothing, verdict, document_type: documentType, seconds };
}
