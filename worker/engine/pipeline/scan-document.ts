import type { ScanResult } from '../../../core/ports.js';
import type { AnalysisJob } from '../job.js';
import type { ScanHooks } from '../../isolation/serve-analysis.js';
import { documentDetectors } from '../detectors/document/index.js';
import type { Evidence } from '../evidence/evidence.js';
import type { HistoryFacts } from '../evidence/history.js';
import type { FileFacts } from '../evidence/file.js';
import { openLayers } from './coverage.js';
import { openRecogniser, type Recogniser } from '../ocr/recogniser.js';
import { pictureDetectors } from '../detectors/picture/index.js';
import { classify } from './classify.js';
import { examinePictures, PICTURE_MEGAPIXELS_MAX } from './examine-pictures.js';
import { fingerprintOf } from './fingerprint.js';
import { incompleteFindings } from '../scoring/incomplete/note-incomplete.js';
import { openDocument } from './opening/open-document.js';
import { extractData } from '../extraction/extract-data.js';
import { readFileEvidence } from './read-file-evidence.js';
import { readPages } from './read-pages.js';
import { renderPages } from './render-pages.js';
import { runChecks } from './run-checks.js';
import { runDetectors } from './run-detectors.js';
import { scoreFindings } from '../scoring/score.js';
import { writeForensics } from '../report/write-forensics.js';
import { writeReport } from '../report/write-report.js';
import { ENGINE_VERSION } from '../version.js';

/** Of the scan's wall time, what reading may use; the rest is for everything after it. */
const READING_SHARE = 0.6;
const EXTRACTION_SHARE = 0.25;
const PIXELS_SHARE = 0.25;

/** What a caller may fix that a scan otherwise takes from its surroundings. */
export interface ScanOptions {
  /** ISO date on which the document is judged; default: the day in Israel. */
  today: string;
  /** Longest time, in ms, of each layer the report can do without. */
  stepTimeoutMs: number;
}

/**
 * The story of one scan, top to bottom. Runs in a supervised child process.
 * @throws {ScanFailure} when the file cannot be analysed at all
 */
export async function scanDocument(
  job: AnalysisJob,
  hooks: ScanHooks,
  { today = todayInIsrael(), stepTimeoutMs = 20_000 }: Partial<ScanOptions> = {},
): Promise<ScanResult> {
  const startedMs = performance.now();
  const layers = openLayers(hooks.signal);
  const file: FileFacts = {
    path: job.path,
    name: job.fileName,
    type: job.type,
    size: job.size,
    sha256: job.sha256,
  };

  hooks.stage('decoding');
  const document = await layers.require('decode', () => openDocument(file, job));
  try {
    hooks.stage('rendering');
    const overview = await renderPages(document.pages, layers);

    hooks.stage('reading');
    const read = await readPages(document.pages, warmRecogniser, layers, {
      budgetMs: job.timeoutMs * READING_SHARE,
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
      classify({ pages, data, pdf, picture, hints: overview.hints }),
    );

    hooks.stage('inspecting');
    const checks =
      (await layers.attempt('checks', stepTimeoutMs, () =>
        runChecks({ data, classification, file, today }),
      )) ?? [];
    const fingerprint = fingerprintOf(file.sha256, pages);
    const seen = await layers.attempt('history', stepTimeoutMs, () => hooks.history(fingerprint));
    const history: HistoryFacts | null = seen && { fingerprint, seen };
    const evidence: Evidence = {
      file,
      ...(await readFileEvidence(document, layers, stepTimeoutMs)),
      pages,
      data,
      checks,
      classification,
      context: job.context,
      history,
    };
    const findings = await runDetectors(documentDetectors, evidence, layers, hooks);
    const pixels = await examinePictures(
      pictureDetectors,
      document.pictures,
      (picture) => ({
        channel: classification.channel,
        lines: pages[picture.page - 1]?.lines ?? [],
        facts: document.picture,
        infer: hooks.infer,
      }),
      layers,
      {
        timeoutMs: job.timeoutMs * PIXELS_SHARE,
        megapixelsMax: PICTURE_MEGAPIXELS_MAX,
        signal: hooks.signal,
      },
    );
    const forensics = await writeForensics(pixels.pictures);

    hooks.stage('scoring');
    const score = scoreFindings(
      [...findings, ...pixels.findings, ...incompleteFindings(layers.runs)],
      layers.runs,
    );

    hooks.stage('reporting');
    const report = writeReport({
      lang: job.lang,
      score,
      checks,
      data,
      classification,
      coverage: layers.runs,
      forensics: forensics.analysis,
      engineVersion: ENGINE_VERSION,
      durationMs: Math.round(performance.now() - startedMs),
    });
    return {
      verdict: score.verdict,
      riskScore: score.riskScore,
      documentType: classification.documentType,
      issuer: classification.issuer,
      channel: classification.channel,
      report,
      fingerprint,
      heatmaps: forensics.heatmaps,
    };
  } finally {
    await document.close();
  }
}

/** Loads what every scan needs, so that the first one does not wait for it. */
export async function warmUp(): Promise<void> {
  await warmRecogniser();
}

let recogniser: Promise<Recogniser> | null = null;

/** One recogniser a process; one that failed to open is opened anew by the next scan. */
function warmRecogniser(): Promise<Recogniser> {
  recogniser ??= openRecogniser().catch((error: unknown) => {
    recogniser = null;
    throw error;
  });
  return recogniser;
}

/** The day in Israel, where the documents are dated. */
const todayInIsrael = (): string =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Jerusalem' });
