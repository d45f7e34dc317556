import { z } from 'zod';
import { FindingCategory, FindingSource, Severity } from './vocabulary.js';

/** The report of a completed scan (specification 2.3 to 2.5), in the scan's language. */
const percent = z.number().min(0).max(100);

export const Box = z
  .object({
    page: z.number().int().min(1).describe('Page, counted from 1.'),
    x: percent.describe('Left edge, percent of the page width.'),
    y: percent.describe('Top edge, percent of the page height.'),
    w: percent.describe('Width, percent of the page width.'),
    h: percent.describe('Height, percent of the page height.'),
    box_2d: z
      .array(z.number().min(0).max(1000))
      .length(4)
      .describe('[ymin, xmin, ymax, xmax] on a scale of 0-1000 of the page.'),
  })
  .meta({ id: 'Box' });

export type Box = z.infer<typeof Box>;

export const ValueChange = z
  .object({
    kind: z
      .enum(['earlier', 'signed', 'covered', 'left_over', 'read', 'expected'])
      .describe(
        'What `before` is: `earlier`: the value in an earlier revision; `signed`: when it was signed; `covered`: what lies under the one shown; `left_over`: what the file still holds; `read`: what programs read; `expected`: what it should be.',
      ),
    before: z.string().nullable().describe('null where nothing was there.'),
    after: z.string().nullable().describe('What the document shows; null where nothing is left.'),
  })
  .meta({ id: 'ValueChange' });

export type ValueChange = z.infer<typeof ValueChange>;

/** Why a finding adds fewer points than it would alone (worker/engine/scoring). */
export const ImpactLimit = z.enum(['rarity', 'repeated', 'hints', 'unproven']);
export type ImpactLimit = z.infer<typeof ImpactLimit>;

export const ReportFinding = z
  .object({
    id: z.string(),
    code: z.string().describe('Stable reason code, the same in every language.'),
    source: FindingSource,
    engine: z.string().nullable().describe('The detector, check or model that found it.'),
    category: FindingCategory,
    severity: Severity,
    confidence: z.number().min(0).max(1),
    impact: z
      .number()
      .int()
      .nullable()
      .describe('Points it adds to risk_score; negative is trust.'),
    impact_alone: z
      .number()
      .int()
      .optional()
      .describe('Points of its code times its confidence, before any limit.'),
    impact_limits: z
      .array(ImpactLimit)
      .optional()
      .describe(
        'Why `impact` is smaller: `rarity`: honest documents show it too; `repeated`: findings of its kind count together; `hints`: oddities of setting, metadata and weak signs in pixels that nothing supports call for no review; `unproven`: without proof, or independent evidence at one place, no score is high risk.',
      ),
    change: ValueChange.nullable().optional().describe('The value before and after, where known.'),
    earlier_scans: z
      .array(z.string())
      .optional()
      .describe('Ids of earlier scans of the organisation that it speaks of, the closest first.'),
    title: z.string(),
    detail: z.string(),
    evidence: z.string().nullable(),
    box: Box.nullable(),
  })
  .meta({ id: 'Finding' });

export type ReportFinding = z.infer<typeof ReportFinding>;

export const CheckStatus = z.enum(['pass', 'warn', 'fail']);

export type CheckStatus = z.infer<typeof CheckStatus>;

export const Check = z
  .object({
    id: z.string().describe('The check, e.g. `iban`; one check may appear once for each value.'),
    label: z.string(),
    status: CheckStatus,
    detail: z.string(),
    box: Box.nullable().optional(),
  })
  .meta({ id: 'Check' });

export type Check = z.infer<typeof Check>;

export const Transaction = z
  .object({
    date: z.string().nullable().describe('ISO date.'),
    description: z.string(),
    amount: z.string().nullable().describe('Signed decimal: money in is positive.'),
    balance: z.string().nullable().describe('Signed decimal.'),
    reference: z.string().nullable(),
  })
  .meta({ id: 'Transaction' });

export type Transaction = z.infer<typeof Transaction>;

export const ExtractedValue = z
  .object({
    name: z.string().describe('What it is, e.g. `total`, `issue_date`, `iban`, `employee`.'),
    value: z.string().describe('Normalised: decimal, ISO date, number without spaces, or text.'),
    page: z.number().int().min(1).describe('Page, counted from 1.'),
    box: Box,
    source_text: z.string().describe('As printed.'),
    certainty: z
      .enum(['exact', 'confirmed', 'unsure'])
      .describe(
        '`exact`: from a text layer; `confirmed`: two readings of the picture agree; `unsure`: one reading, or two that differ.',
      ),
  })
  .meta({ id: 'ExtractedValue' });

export type ExtractedValue = z.infer<typeof ExtractedValue>;

export const Extracted = z
  .object({
    amounts: z.array(z.string()).describe('Decimals such as "1250.00", in reading order, unique.'),
    dates: z.array(z.string()).describe('ISO dates, in reading order, unique.'),
    names: z.array(z.string()).describe('People and companies named by a label.'),
    accounts: z
      .array(z.string())
      .describe('Accounts as bank-branch-account, or what is printed of it.'),
    references: z.array(z.string()),
    identity_numbers: z.array(z.string()).describe('Israeli identity and company numbers.'),
    ibans: z.array(z.string()),
    iban: z.string().optional().describe('The first IBAN.'),
    currency: z.string().nullable().describe('ISO 4217 code of most amounts.'),
    total: z.string().nullable().describe('The total the document states.'),
    transactions: z.array(Transaction),
    fields: z.record(z.string(), z.string()).describe('Labelled values, e.g. opening_balance.'),
    values: z
      .array(ExtractedValue)
      .optional()
      .describe(
        'Each labelled value with its place, in reading order. One name may occur several times. Absent in reports of versions that did not give it.',
      ),
    document_type_certainty: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe(
        'Probability of the type by the words and tables of the document; below 0.35 the type is `other`.',
      ),
    text_source: z.enum(['text_layer', 'ocr', 'mixed', 'none']),
  })
  .meta({ id: 'Extracted' });

export type Extracted = z.infer<typeof Extracted>;

export const HEATMAP_ID = /^[a-z0-9-]{1,60}$/;

const Region = z.object({
  box: Box,
  score: z.number().min(0).max(1).describe('How strongly it stands out from the rest of its page.'),
});

const ExaminedLayer = z.object({
  layer: z.string(),
  abstained: z
    .string()
    .nullable()
    .describe('Why its premise does not hold for this picture; null when it looked.'),
  score: z.number().min(0).max(1).nullable().describe('Rises with how changed the picture looks.'),
  figures: z
    .record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.null()]))
    .describe('What it measured.'),
  regions: z.array(Region).max(20).describe('Places that stand out, the strongest first.'),
  heatmap: z
    .object({
      id: z.string().regex(HEATMAP_ID).describe('For GET /scans/{id}/heatmaps/{heatmap}.'),
      box: Box.describe('The part of the page that it covers.'),
    })
    .nullable(),
  model: z.string().nullable().describe('name@version of the model that looked.'),
  duration_ms: z.number().int().min(0),
});

const UsedModel = z.object({
  name: z.string(),
  version: z.string(),
  sha256: z.string().describe('Of the model’s files.'),
  runtime: z.enum(['onnx', 'tensorflow']),
  provider: z.string(),
});

export const ForensicAnalysis = z
  .object({
    pixel_variance: z
      .object({
        has_variance: z.boolean().describe('Whether the noise of the picture is uneven.'),
        score: z.number().describe('0-1.'),
      })
      .optional()
      .describe('Absent when no picture has noise to compare.'),
    pages: z.array(
      z.object({
        page: z.number().int().min(1),
        origin: z.enum(['file', 'embedded']),
        width_px: z.number().int(),
        height_px: z.number().int(),
        layers: z.array(ExaminedLayer),
      }),
    ),
    models: z.array(UsedModel),
  })
  .meta({ id: 'ForensicAnalysis' });

export type ForensicAnalysis = z.infer<typeof ForensicAnalysis>;

export const LayerOutcome = z.enum(['ran', 'skipped', 'not_run', 'failed', 'timed_out']);

export type LayerOutcome = z.infer<typeof LayerOutcome>;

export const LayerRun = z
  .object({
    layer: z.string(),
    status: LayerOutcome,
    reason: z.string().optional().describe('Why it did not run to its end.'),
    duration_ms: z.number().int().min(0),
    model: z.string().optional().describe('name@version of the model it used.'),
  })
  .meta({ id: 'LayerRun' });

export type LayerRun = z.infer<typeof LayerRun>;

export const Engine = z
  .object({
    version: z.string(),
    duration_ms: z.number().int().min(0),
    layers: z.array(z.string()).describe('The layers that ran.'),
    coverage: z.array(LayerRun).describe('Every layer, and how it went.'),
  })
  .meta({ id: 'Engine' });

export type Engine = z.infer<typeof Engine>;

export const EvidenceLimit = z
  .object({
    code: z
      .string()
      .describe(
        'incomplete, nothing_read, image_export, screen, compressed, unknown_compression, no_tones or low_resolution.',
      ),
    detail: z.string(),
  })
  .meta({ id: 'EvidenceLimit' });

export type EvidenceLimit = z.infer<typeof EvidenceLimit>;

export const Report = z
  .object({
    summary: z.string(),
    recommended_actions: z.array(z.string()),
    findings: z.array(ReportFinding),
    checks: z.array(Check),
    extracted: Extracted,
    forensic_analysis: ForensicAnalysis.nullable(),
    evidence_sufficient: z
      .boolean()
      .optional()
      .describe(
        'Whether an edit of a value would be likely to show in this file. If false, `low_risk` is no clean bill. Absent in reports of earlier versions.',
      ),
    evidence_limits: z
      .array(EvidenceLimit)
      .optional()
      .describe('Why `evidence_sufficient` is false; empty where it is true.'),
    engine: Engine,
  })
  .meta({ id: 'Report' });

export type Report = z.infer<typeof Report>;
