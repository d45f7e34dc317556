import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import {
  ClientReference,
  Lang,
  Metadata,
  METADATA_PAIRS_MAX,
  ScanContext,
} from '../../core/vocabulary.js';

/** The parameters of a scan request in any form: parsed and normalised once. */

export interface ScanParameters {
  context: ScanContext;
  metadata: Metadata;
  lang: Lang;
  clientReference: string | null;
}

/** The two spellings of the six expectations, in the long-form reference and in the schema. */
const SPELLINGS = {
  document_type: 'docTypeHint',
  expected_amount: 'expectedAmount',
  expected_name: 'expectedName',
  expected_date: 'expectedDate',
  expected_reference: 'expectedReference',
  notes: 'notes',
} as const satisfies Record<keyof ScanContext, string>;

const { shape } = ScanContext;

export const ContextInput = z
  .strictObject({
    document_type: shape.document_type.describe('What the document should be.'),
    docTypeHint: shape.document_type.describe('The same as `document_type`.'),
    expected_amount: shape.expected_amount.describe('A mismatch becomes a finding.'),
    expectedAmount: shape.expected_amount.describe('The same as `expected_amount`.'),
    expected_name: shape.expected_name.describe('Payee, account holder or employee.'),
    expectedName: shape.expected_name.describe('The same as `expected_name`.'),
    expected_date: shape.expected_date.describe('YYYY-MM-DD.'),
    expectedDate: shape.expected_date.describe('The same as `expected_date`.'),
    expected_reference: shape.expected_reference.describe('Reference or account number.'),
    expectedReference: shape.expected_reference.describe('The same as `expected_reference`.'),
    notes: shape.notes.describe('Free text for the analyst.'),
  })
  .describe(
    'What the document is expected to say. Each field goes by two names; give one of them, or ' +
      'the same value under both.',
  )
  .meta({ id: 'ScanContext' });

/** The parameters in their JSON form. */
export const PARAMETER_FIELDS = {
  context: ContextInput.optional(),
  lang: Lang.optional().describe('Language of the report; default `he`.'),
  client_reference: ClientReference.optional().describe(
    'Your own identifier: returned in every response and filterable.',
  ),
  metadata: Metadata.optional()
    .describe('Up to 20 pairs; values up to 500 characters.')
    .meta({ maxProperties: METADATA_PAIRS_MAX }),
};
export const Parameters = z.object(PARAMETER_FIELDS);

export function normaliseParameters(given: z.output<typeof Parameters>): ScanParameters {
  return {
    context: foldSpellings(given.context ?? {}),
    metadata: given.metadata ?? {},
    lang: given.lang ?? 'he',
    clientReference: given.client_reference ?? null,
  };
}

function foldSpellings(given: z.output<typeof ContextInput>): ScanContext {
  const folded: Record<string, string> = {};
  for (const [snake, camel] of typedEntries(SPELLINGS)) {
    const [one, other] = [given[snake], given[camel]];
    if (one !== undefined && other !== undefined && one !== other) {
      throw new AppError(
        'INVALID_REQUEST',
        `Fields "context.${snake}" and "context.${camel}" are the same field and differ.`,
      );
    }
    const value = one ?? other;
    if (value !== undefined) folded[snake] = value;
  }
  return ScanContext.parse(folded);
}

const typedEntries = <K extends string, V>(record: Record<K, V>): [K, V][] =>
  Object.entries(record) as [K, V][];
