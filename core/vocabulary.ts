import { z } from 'zod';

/** The specification's enums and limits, shared by requests, reports and stores. */

export const API_VERSION = '2026-10-01';
export const API_PREFIX = '/api/v1';

export const FILE_SIZE_MAX_BYTES = 10 * 1024 * 1024;
export const IDEMPOTENCY_KEY_MAX_CHARS = 200;
/** Printable ASCII; HTTP counts spaces around the value of a header as none of it. */
export const IdempotencyKey = z
  .string()
  .max(IDEMPOTENCY_KEY_MAX_CHARS)
  .regex(/^[!-~](?:[ -~]*[!-~])?$/);
export const IDEMPOTENCY_KEPT_DAYS = 7;

export const Lang = z.enum(['he', 'en']);
export type Lang = z.infer<typeof Lang>;

export const Verdict = z.enum(['low_risk', 'review', 'high_risk']);
export type Verdict = z.infer<typeof Verdict>;

export const DocumentType = z.enum([
  'bank_transfer',
  'payment_app',
  'bank_statement',
  'account_confirmation',
  'balance_confirmation',
  'check',
  'deposit_receipt',
  'card_statement',
  'payslip',
  'invoice',
  'tax_form',
  'id_document',
  'utility_bill',
  'loan_document',
  'medical',
  'contract',
  'other',
]);
export type DocumentType = z.infer<typeof DocumentType>;

export const Channel = z.enum([
  'native_pdf',
  'scanned_pdf',
  'app_screenshot',
  'web_screenshot',
  'photo_of_screen',
  'photo_of_paper',
  'image_export',
  'unknown',
]);
export type Channel = z.infer<typeof Channel>;

export const FindingSource = z.enum(['metadata', 'structure', 'pixel', 'content', 'ai', 'history']);
export type FindingSource = z.infer<typeof FindingSource>;

/**
 * In the published schema a string whose values are known but not closed: clients must
 * read values that later versions add.
 */
export const openEnum = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).meta({ 'x-known-values': values });

export const FindingCategory = openEnum([
  'text_edit',
  'font_mismatch',
  'alignment',
  'background_patch',
  'copy_paste',
  'compression',
  'pixel_manipulation',
  'layout_template',
  'logo_branding',
  'status_misleading',
  'date_time_logic',
  'amount_logic',
  'identity_mismatch',
  'screenshot_artifact',
  'ai_generated',
  'editing_software',
  'file_structure',
  'file_history',
  'signature',
  'duplicate',
  'expectation_mismatch',
  'embedded_instructions',
  'other',
]);
export type FindingCategory = z.infer<typeof FindingCategory>;

export const Severity = z.enum(['info', 'low', 'medium', 'high', 'critical']);
export type Severity = z.infer<typeof Severity>;

export const FileType = z.enum([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
]);
export type FileType = z.infer<typeof FileType>;

/** On whatever a key is shown: whether it is live data. */
export const Livemode = z.boolean().describe('false for test data.');

export const DateTime = z.iso.datetime({ offset: true });

export const ClientReference = z.string().min(1).max(200);

export const METADATA_PAIRS_MAX = 20;
export const Metadata = z
  .record(z.string().min(1).max(100), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= METADATA_PAIRS_MAX, {
    error: `must hold at most ${METADATA_PAIRS_MAX} pairs`,
  });
export type Metadata = z.infer<typeof Metadata>;

/**
 * The values a client expects in the document (specification 2.7), under their
 * snake_case names. The API also accepts camelCase.
 */
export const ScanContext = z
  .strictObject({
    document_type: DocumentType.optional(),
    expected_amount: z.string().min(1).max(100).optional(),
    expected_name: z.string().min(1).max(200).optional(),
    expected_date: z.iso.date().optional(),
    expected_reference: z.string().min(1).max(200).optional(),
    notes: z.string().max(1000).optional(),
  })
  .meta({ id: 'ScanContext' });
export type ScanContext = z.infer<typeof ScanContext>;
