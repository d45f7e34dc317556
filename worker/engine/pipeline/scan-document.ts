import type { ScanResult } from '../../../core/ports.js';
import type { DocumentData } from '../evidence/document-data.js';
import type { Evidence } from '../evidence/evidence.js';
import type { FileFacts } from '../evidence/file.js';
import type { HistoryFacts } from '../evidence/history.js';
import { NO_REREADING, type Page } from '../evidence/page.js';
import type { AnalysisJob, ScanHooks } from '../job.js';
import { openRecogniser, type Recogniser } from '../ocr/recogniser.js';
import { didNotComplete } from '../scoring/incomplete/incomplete-findings.js';
import { type Analysis, analysisOf, gatheredNothing, resultInAll } from './analysis.js';
import { classify } from './classify.js';
import { openLayers } from './coverage.js';
import { extractUpright, type UprightData } from './extract-upright.js';
import { withFalseLayersMarked } from './false-text-layers.js';
import { drawOverview, type Overview } from './draw-overview.js';
import type { ChannelHints } from '../image/channel-hints.js';
import { lookAhead, warmThread } from './ahead/look-ahead.js';
import type { PicturesAhead } from './ahead/pictures-ahead.js';
import { examinePictures, PICTURE_MEGAPIXELS_MAX } from './examine-pictures.js';
import { fingerprintOf } from './fingerprint.js';
import { gatherEvidence } from './gather-evidence.js';
import { openInterimReports } from './interim-reports.js';
import { inReportOrder } from './layer-order.js';
import { openDocument } from './opening/open-document.js';
import { restoreLetters } from './restore-letters.js';
import { CODES_LAYER, openPageCodes } from './page-codes.js';
import { openPageImages } from './page-images.js';
import { readPages } from './read-pages.js';
import { runChecks } from './run-checks.js';
import { byEvidence, runDetectors } from './run-detectors.js';
import { DEFAULTS, type ScanOptions } from './scan-options.js';
import { openTimeBudget } from './time-budget.js';

export { ALL_DETECTORS, type Detectors } from './detectors.js';

export type { ScanOptions } from './scan-options.js';

export { type Analysis, resultOf } from './analysis.js';

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
  return resultInAll(analysis, { lang: job.lang, durationMs });
}

/**
 * Runs all steps of one scan, in order: first what the file's bytes show, which is quick,
 * then the text of its pages, then their pixels. After each step what was gathered is
 * handed out as an interim report.
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
  const budget = openTimeBudget(job.timeoutMs);
  const leftMs = () => budget.left('all');
  const layers = openLayers(hooks.signal, { strict, leftMs });
  const file: FileFacts = {
    name: job.fileName,
    type: job.type,
    size: job.size,
    sha256: job.sha256,
  };

  hooks.stage('decoding');
  const document = await layers.require('decode', () => openDocument(job, { ...job, strict }));
  let ahead: PicturesAhead | null = null;
  try {
    const { pdf, picture } = document;
    const codes = openPageCodes(document.pages);
    const images = openPageImages({ ...document, pages: codes.pages }, hooks.pageImage);
    const pictures = document.pictures.slice(0, chosen.picturesMax);
    const hasPictures = pictures.length > 0;
    const interim = openInterimReports(hooks, {
      ...{ job, detectors, runs: layers.runs, hasPictures, strict },
    });
    let gathered = gatheredNothing(file.sha256);

    const ofFile = await gatherEvidence(document, layers, stepTimeoutMs);
    const limits = { signal: hooks.signal, leftMs, unread: ofFile.unread, strict };
    const known = { file, ...ofFile.evidence, context: job.context };
    const [early, late] = byEvidence(detectors.document, known);
    gathered.findings = await runDetectors(early, known, layers, limits);
    await interim.send(gathered);

    const openAhead = (hints: ChannelHints | null) =>
      lookAhead(document, pictures, {
        ...{ options: { ...chosen, detectors, strict }, hints },
        ...{ infer: hooks.infer, leftMs, signal: hooks.signal },
      });
    // Of a PDF it depends on no hints, and a second processor need not wait for the drawings.
    if (pdf !== null) ahead = openAhead(null);
    if (leftMs() > 0) await ahead?.begin(1);

    hooks.stage('rendering');
    const overview = chosen.overview
      ? await drawOverview(images.pages, layers, budget.left('overview'))
      : NO_OVERVIEW;
    const classified = (pages: readonly Page[], data: DocumentData) =>
      classify({ pages, data, isPdf: pdf !== null, picture, hints: overview.hints });

    hooks.stage('reading');
    if (pdf === null) ahead = openAhead(overview.hints);
    const restored = await layers.read('restore_letters', stepTimeoutMs, async (signal) => {
      const recogniser = recogniserFor(chosen.read);
      const pages = await restoreLetters(images.pages, recogniser, signal);
      return chosen.read === 'everything'
        ? withFalseLayersMarked(pages, { recogniser, text: hooks.text }, signal)
        : pages;
    });
    const read = await readPages(
      restored?.value ?? images.pages,
      recogniserFor(chosen.read),
      layers,
      {
        leftMs: () => (chosen.read === 'nothing' ? 0 : budget.left('reading')),
        signal: hooks.signal,
        text: hooks.text,
        before: async ({ number }) => ahead?.begin(number),
        after: ({ number, lines }) => ahead?.read(number, lines),
        see: (some, runs) =>
          interim.sendIfDue(async () => {
            const known = await extractUpright(some.map(withoutRereading));
            const classification = classified(known.pages, known.data);
            return { ...gathered, pages: some, data: known.asShown(known.data), classification };
          }, runs),
      },
    );
    // Before computations that take the time of the main thread alone.
    await images.draw(Math.min(PAGE_IMAGES_MS, budget.left('reading')), hooks.signal);
    const printed = await codes.read(Math.min(CODES_MS, leftMs()), hooks.signal);
    // Pages that time did not allow make no scan incomplete: few bear a code.
    if (printed.ended.status === 'timed_out')
      layers.skip(CODES_LAYER, `not all pages looked through: ${printed.ended.reason}`);
    if (printed.ended.status === 'failed')
      layers.note({ layer: CODES_LAYER, duration_ms: 0, ...printed.ended });
    const pages = read.map((page, index) => ({ ...page, hash: overview.hashes[index] ?? null }));
    // Rereading ends with its time, and less of the data is confirmed; only a stuck one is lost.
    const rereading = AbortSignal.timeout(budget.left('extraction'));
    const upright: UprightData = (await layers.attempt('extraction', Infinity, () =>
      extractUpright(pages, AbortSignal.any([hooks.signal, rereading])),
    )) ?? { pages, data: gathered.data, asShown: (value) => value };
    const classification =
      (await layers.attempt('classification', stepTimeoutMs, () =>
        classified(upright.pages, upright.data),
      )) ?? gathered.classification;
    const data = upright.asShown(upright.data);
    gathered = { ...gathered, pages, data, classification };
    await interim.send(gathered);

    hooks.stage('inspecting');
    const allPagesRead = !layers.runs.some((run) => run.layer === 'ocr' && didNotComplete(run));
    const checks =
      (await layers.attempt('checks', stepTimeoutMs, () =>
        upright.asShown(
          runChecks(
            {
              ...{ data: upright.data, classification, einvoice: known.einvoice, file, today },
              codes: printed.codes,
            },
            { allPagesRead },
          ),
        ),
      )) ?? [];
    gathered.checks = checks;
    const fingerprint = fingerprintOf(file.sha256, pages);
    const seen = await layers.attempt('history', stepTimeoutMs, () => hooks.history(fingerprint));
    const history: HistoryFacts | null = seen && { fingerprint, seen };
    const evidence: Evidence = { ...known, pages, data, checks, classification, history };
    const found = await runDetectors(late, evidence, layers, limits);
    gathered.findings = [...gathered.findings, ...found];
    await interim.send(gathered);

    gathered.examined = await examinePictures(
      detectors.picture,
      pictures,
      (one) => ({
        channel: classification.channel,
        lines: pages[one.page - 1]?.lines ?? [],
        facts: picture,
        infer: hooks.infer,
        ...chosen.assume,
      }),
      layers,
      { leftMs, megapixelsMax: PICTURE_MEGAPIXELS_MAX, signal: hooks.signal, strict, ahead },
      {
        see: chosen.see,
        examined: (examined) => interim.sendIfDue(() => ({ ...gathered, examined })),
      },
    );

    ahead?.close();
    await images.finish(Math.min(stepTimeoutMs, leftMs()), hooks.signal, known.changes);

    hooks.stage('scoring');
    return await analysisOf(gathered, inReportOrder(layers.runs, detectors), detectors);
  } finally {
    ahead?.close();
    await document.close();
  }
}

const withoutRereading = (page: Page): Page => ({
  ...page,
  ...NO_REREADING,
  ...(page.regions && {
    regions: page.regions.map((region) => ({ ...region, ...NO_REREADING })),
  }),
});

/** Most pages were looked through when they were drawn; the others take some 100 ms each. */
const CODES_MS = 10_000;

/** Drawing takes some 40 ms a page; what takes much longer is left for the end. */
const PAGE_IMAGES_MS = 5_000;

const NO_OVERVIEW: Overview = { hashes: [], hints: null };

const recogniserFor = (read: ScanOptions['read']): (() => Promise<Recogniser>) =>
  read === 'everything' ? warmRecogniser : async () => READS_NOTHING;

const READS_NOTHING: Recogniser = {
  recognise: async () => ({ regions: [], byModels: true }),
  close: async () => {},
};

/** Loads what every scan needs, so that the first scan does not wait for it. */
export async function warmUp(): Promise<void> {
  warmThread();
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
