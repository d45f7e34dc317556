import { ScanFailure } from '../../core/errors.js';
import type { Settings } from '../../core/settings.js';
import type { Verdict } from '../../core/vocabulary.js';
import { ChildDied } from '../../worker/isolation/analysis-child.js';
import type { AnalysisPool } from '../../worker/isolation/pool.js';
import { describeLayout, type Layout, loadFamiliesOfCheck } from '../../worker/engine/index.js';
import type { InferenceService } from '../../worker/inference/inference-service.js';
import { jobOfLocalFile } from '../local-document.js';
import { compareFields, type FieldComparison } from './extraction.js';
import { extractionsOf, truthOf } from './extraction-truth.js';
import type { Document } from './find-documents.js';

/** How one file ended: refused before a scan, failed in it, or with a verdict. */
export interface Outcome extends Omit<Document, 'path'> {
  /** Wall time of the scan; 0 for a refused file. */
  ms: number;
  refused: string | null;
  failed: string | null;
  verdict: Verdict | null;
  score: number | null;
  documentType: string | null;
  issuer: string | null;
  channel: string | null;
  findings: {
    code: string;
    category: string;
    /** 0-1. */
    confidence: number;
    impact: number;
    page: number | null;
    /** In percent of the page. */
    box: { x: number; y: number; w: number; h: number } | null;
  }[];
  /** Layers that ran to their end. */
  ran: string[];
  /** Kinds of contradiction that checks could have found: those of checks that passed or failed. */
  judged: string[];
  /** Layers that did not complete. */
  incomplete: string[];
  /** Extracted fields against the truth; null where none is known. */
  fields: FieldComparison[] | null;
  /** What its first page shows of its template; null where it was not asked for or not opened. */
  layout: Layout | null;
}

/** Scans one file through the pool; errors become outcomes. */
export async function scanFile(
  { path, ...document }: Document,
  {
    pool,
    inference,
    withLayout,
  }: { pool: AnalysisPool; inference: InferenceService; withLayout: boolean },
  settings: Settings,
): Promise<Outcome> {
  const nothing: Outcome = {
    ...document,
    ms: 0,
    refused: null,
    failed: null,
    verdict: null,
    score: null,
    documentType: null,
    issuer: null,
    channel: null,
    findings: [],
    ran: [],
    judged: [],
    incomplete: [],
    fields: null,
    layout: null,
  };
  const local = await jobOfLocalFile(path, 'en', settings);
  if ('refused' in local) return { ...nothing, refused: local.refused };
  const truth = await truthOf(path);
  if (truth !== null) nothing.fields = compareFields(truth, []);

  const startedMs = performance.now();
  const ms = (): number => Math.round(performance.now() - startedMs);
  try {
    const { report, ...result } = await pool.analyse(local.job, {
      stage: () => {},
      history: async () => null,
      infer: inference.infer,
      text: inference.text,
      signal: new AbortController().signal,
    });
    const took = ms();
    const familiesOf = await loadFamiliesOfCheck();
    const layout = withLayout ? await describeLayout(local.job).catch(() => null) : null;
    return {
      ...nothing,
      ms: took,
      layout,
      verdict: result.verdict,
      score: result.riskScore,
      documentType: result.documentType,
      issuer: result.issuer,
      channel: result.channel,
      findings: report.findings.map(({ code, category, confidence, impact, box }) => ({
        code,
        category,
        confidence,
        impact: impact ?? 0,
        page: box?.page ?? null,
        box: box && { x: box.x, y: box.y, w: box.w, h: box.h },
      })),
      ran: report.engine.coverage
        .filter(({ status }) => status === 'ran')
        .map(({ layer }) => layer),
      judged: [
        ...new Set(
          report.checks
            .filter(({ status }) => status !== 'warn')
            .flatMap(({ id }) => familiesOf(id)),
        ),
      ],
      incomplete: report.engine.coverage
        .filter(({ status }) => status === 'failed' || status === 'timed_out')
        .map(({ layer, status }) => `${layer} ${status}`),
      fields: truth && compareFields(truth, extractionsOf(report, result.documentType)),
    };
  } catch (error) {
    if (error instanceof ScanFailure) return { ...nothing, ms: ms(), failed: error.reason };
    if (error instanceof ChildDied) return { ...nothing, ms: ms(), failed: 'child_died' };
    throw error;
  }
}
