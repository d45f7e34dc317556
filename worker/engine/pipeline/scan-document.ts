import type { Fingerprint, ScanResult, StoredHeatmap } from '../../../core/ports.js';
import type { DocumentDetector, PictureDetector } from '../detectors/detector.js';
import { documentDetectors } from '../detectors/document/index.js';
import { pictureDetectors } from '../detectors/picture/index.js';
import type { PageKnowledge } from '../detectors/picture/picture-detection.js';
import type { Evidence } from '../evidence/evidence.js';
import type { FileFacts } from '../evidence/file.js';
import type { HistoryFacts } from '../evidence/history.js';
import { extractData } from '../extraction/extract-data.js';
import type { AnalysisJob, ScanHooks } from '../job.js';
import { openRecogniser, type Recogniser } from '../ocr/recogniser.js';
import { writeForensics } from '../report/write-forensics.js';
import { writeReport, type ReportInput } from '../report/write-report.js';
import { incompleteFindings } from '../scoring/incomplete/incomplete-findings.js';
import { scoreFindings } from '../scoring/score.js';
import { ENGINE_VERSION } from '../version.js';
import { classify } from './classify.js';
import { openLayers } from './coverage.js';
import { examinePictures, PICTURE_MEGAPIXELS_MAX, type SeePicture } from './examine-pictures.js';
import { fingerprintOf } from './fingerprint.js';
import { gatherEvidence } from './gather-evidence.js';
import { openDocument } from './opening/open-document.js';
import { restoreLetters } from './restore-letters.js';
import { readPages } from './read-pages.js';
import { drawOverview, type Overview } from './draw-overview.js';
import { runChecks } from './run-checks.js';
import { runDetectors } from './run-detectors.js';

/** Share of the scan's time limit for reading; the rest is for everything after it. */
const READING_SHARE = 0.6;
const EXTRACTION_SHARE = 0.25;
const PICTURES_SHARE = 0.25;

export interface Detectors {
  document: readonly DocumentDetector[];
  picture: readonly PictureDetector[];
}

/** Every detector, in running order. */
export const ALL_DETECTORS: Detectors = { document: documentDetectors, picture: pictureDetectors };

/** Settings with which a tool or test replaces the defaults of a scan, or omits parts of it. */
export interface ScanOptions {
  /** ISO date on which the document is judged; default: the current day in Israel. */
  today: string;
  /** Time limit, in ms, of each layer that the report can do without. */
  stepTimeoutMs: number;
  detectors: Detectors;
  /** `text_layer` omits OCR; `nothing` omits all text of the pages. */
  read: 'everything' | 'text_layer' | 'nothing';
  /** Whether each page is drawn once for its hash and the signs of a screenshot. */
  overview: boolean;
  /** Detectors examine at most this many of the document's pictures. */
  picturesMax: number;
  /** Rethrows the fault of any layer instead of recording it. */
  strict: boolean;
  /** Given to picture detectors instead of what the scan found. */
  assume: Partial<Pick<PageKnowledge, 'channel' | 'lines'>>;
  /** Receives each picture while it is in memory, with its detections. */
  see: SeePicture;
}

const DEFAULTS: Omit<ScanOptions, 'today'> = {
  stepTimeoutMs: 20_000,
  detectors: ALL_DETECTORS,
  read: 'everything',
  overview: true,
  picturesMax: Infinity,
  strict: false,
  assume: {},
  see: async () => {},
};

/**
 * Analyses a document and reports in the language of the job. Runs in a supervised child process.
 * @throws {ScanFailure} when the file cannot be analysed at all
 */
export async function scanDocument(
  job: AnalysisJob,
  hooks: ScanHooks,
  options: Partial<ScanOptions> = {},
): Promise<ScanResult> {
  const startedMs = performance.now();
  const analysis = await analyseDocument(job, hooks, options);
  hooks.stage('reporting');
  const durationMs = Math.round(performance.now() - startedMs);
  return resultOf(analysis, { lang: job.lang, durationMs });
}

/** The results of a scan, before the report is written in a language. */
export interface Analysis extends Omit<ReportInput, 'lang' | 'engineVersion' | 'durationMs'> {
  fingerprint: Fingerprint;
  heatmaps: StoredHeatmap[];
}

export const resultOf = (
  { fingerprint, heatmaps, ...analysis }: Analysis,
  { lang, durationMs }: Pick<ReportInput, 'lang' | 'durationMs'>,
): ScanResult => ({
  verdict: analysis.score.verdict,
  riskScore: analysis.score.riskScore,
  documentType: analysis.classification.documentType,
  issuer: analysis.classification.issuer,
  channel: analysis.classification.channel,
  report: writeReport({ ...analysis, lang, durationMs, engineVersion: ENGINE_VERSION }),
  fingerprint,
  heatmaps,
});

/**
 * Runs all steps of one scan, in order.
 * @throws {ScanFailure} when the file cannot be analysed at all
 */
export async function analyseDocument(
  job: AnalysisJob,
  hooks: ScanHooks,
  options: Partial<ScanOptions> = {},
): Promise<Analysis> {
  const { today, stepTimeoutMs, detectors, strict, ...chosen } = {
    ...DEFAULTS,
    today: todayInIsrael(),
    ...options,
  };
  const layers = openLayers(hooks.signal, { strict });
  const file: FileFacts = {
    path: job.path,
    name: job.fileName,
    type: job.type,
    size: job.size,
    sha256: job.sha256,
  };

  hooks.stage('decoding');
  const document = await layers.require('decode', () => openDocument(file, { ...job, strict }));
  try {
    hooks.stage('rendering');
    const overview = chosen.overview ? await drawOverview(document.pages, layers) : NO_OVERVIEW;

    hooks.stage('reading');
    const restored = await restoreLetters(document.pages, recogniserFor(chosen.read), hooks.signal);
    const read = await readPages(restored, recogniserFor(chosen.read), layers, {
      budgetMs: chosen.read === 'nothing' ? 0 : job.timeoutMs * READING_SHARE,
      signal: hooks.signal,
    });
    const pages = read.map((page, index) => ({ ...page, hash: overview.hashes[index] ?? null }));
    const data = await layers.require('extraction', () =>
      extractData(
        pages,
        AbortSignal.any([hooks.signal, AbortSignal.timeout(job.timeoutMs * EXTRACTION_SHARE)]),
      ),
    );
    const { pdf, picture } = document;
    const classification = await layers.require('classification', () =>
      classify({ pages, data, isPdf: pdf !== null, picture, hints: overview.hints }),
    );

    hooks.stage('inspecting');
    const checks =
      (await layers.attempt('checks', stepTimeoutMs, () =>
        runChecks({ data, classification, file, today }),
      )) ?? [];
    const fingerprint = fingerprintOf(file.sha256, pages);
    const seen = await layers.attempt('history', stepTimeoutMs, () => hooks.history(fingerprint));
    const history: HistoryFacts | null = seen && { fingerprint, seen };
    const gathered = await gatherEvidence(document, layers, stepTimeoutMs);
    const evidence: Evidence = {
      file,
      ...gathered.evidence,
      pages,
      data,
      checks,
      classification,
      context: job.context,
      history,
    };
    const limits = { signal: hooks.signal, unread: gathered.unread, strict };
    const findings = await runDetectors(detectors.document, evidence, layers, limits);
    const examined = await examinePictures(
      detectors.picture,
      document.pictures.slice(0, chosen.picturesMax),
      (one) => ({
        channel: classification.channel,
        lines: pages[one.page - 1]?.lines ?? [],
        facts: document.picture,
        infer: hooks.infer,
        ...chosen.assume,
      }),
      layers,
      {
        timeoutMs: job.timeoutMs * PICTURES_SHARE,
        megapixelsMax: PICTURE_MEGAPIXELS_MAX,
        signal: hooks.signal,
        strict,
      },
      chosen.see,
    );
    const forensics = await writeForensics(examined.pictures);

    hooks.stage('scoring');
    const score = scoreFindings(
      [...findings, ...examined.findings, ...incompleteFindings(layers.runs)],
      layers.runs,
    );

    return {
      score,
      checks,
      data,
      classification,
      coverage: layers.runs,
      forensics: forensics.analysis,
      fingerprint,
      heatmaps: forensics.heatmaps,
    };
  } finally {
    await document.close();
  }
}

const NO_OVERVIEW: Overview = { hashes: [], hints: null };

const recogniserFor = (read: ScanOptions['read']): (() => Promise<Recogniser>) =>
  read === 'everything' ? warmRecogniser : async () => READS_NOTHING;

const READS_NOTHING: Recogniser = { recognise: async () => [], close: async () => {} };

/** Loads what every scan needs, so that the first scan does not wait for it. */
export async function warmUp(): Promise<void> {
  await warmRecogniser();
}

let recogniser: Promise<Recogniser> | null = null;

/** One recogniser per process; if opening it fails, the next scan tries again. */
function warmRecogniser(): Promise<Recogniser> {
  recogniser ??= openRecogniser().catch((error: unknown) => {
    recogniser = null;
    throw error;
  });
  return recogniser;
}

/** The current day in Israel, where the documents are dated. */
const todayInIsrael = (): string =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Jerusalem' });
