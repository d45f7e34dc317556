import type { Catalogue } from '../../core/catalogue.js';
import type { ScanResult } from '../../core/ports.js';
import type { EinvoiceValues } from './evidence/einvoice.js';
import type { Heatmap } from './evidence/heatmap.js';
import type { Line, Page, Raster } from './evidence/page.js';
import type { PagePicture } from './image/page-picture.js';
import type { AnalysisJob, ScanHooks } from './job.js';
import type { sampleResult } from './report/sample-result.js';
import type { checkPages } from './pipeline/check-pages.js';
import type { Layout } from './pipeline/describe-layout.js';
import type { Detectors, ScanOptions } from './pipeline/scan-document.js';

/**
 * The engine: a document in, a report out. This is its only door. It imports
 * core and nothing else of the program; what it needs from outside comes as
 * hooks. The analysis itself is loaded with the first call that needs it, so
 * that processes which only know its types stay small.
 */
export { AnalysisJob } from './job.js';

export type { ScanDocument, ScanHooks } from './job.js';

export { InferenceFailure, inferNothing, modelsOver, readNothing } from './infer.js';

export type {
  FoundText,
  Infer,
  Inferred,
  InferredHeatmap,
  InferencePicture,
  LinePicture,
  ModelAnswer,
  ModelIdentity,
  ModelInput,
  ReadLine,
  ReadText,
  TextBox,
  TextModels,
} from './infer.js';

export { ENGINE_VERSION } from './version.js';

export type { Detectors, ScanOptions } from './pipeline/scan-document.js';

export type { DocumentDetector, PictureDetector } from './detectors/detector.js';

export { flatPaperOf } from './detectors/picture/flat-paper.js';

export { abstain } from './detectors/picture/picture-detection.js';

export type { PictureDetection } from './detectors/picture/picture-detection.js';

export type { Heatmap } from './evidence/heatmap.js';

export type { FindingCode } from './scoring/finding-codes.js';

export { HIGH_RISK_MIN, REVIEW_MIN } from './scoring/thresholds.js';

export { withoutCompanyForm } from './extraction/parties/company-form.js';

export type { EinvoiceValues } from './evidence/einvoice.js';

export type { CheckResult } from './evidence/check-result.js';

export type { Line, Page, Raster } from './evidence/page.js';

export type { PrintedCode } from './evidence/printed-code.js';

export type { Rect } from './evidence/geometry.js';

export type { PagePicture } from './image/page-picture.js';

export type { Layout } from './pipeline/describe-layout.js';

/**
 * Analyses one document.
 *
 * @param options what a tool or test fixes or leaves out; a service gives none
 * @throws {ScanFailure} when the file cannot be analysed at all
 */
export async function scanDocument(
  job: AnalysisJob,
  hooks: ScanHooks,
  options?: Partial<ScanOptions>,
): Promise<ScanResult> {
  const { scanDocument: scan } = await import('./pipeline/scan-document.js');
  return scan(job, hooks, options);
}

/** Loads what every scan needs, so that the first one does not wait for it. */
export async function warmUp(): Promise<void> {
  const { warmUp: load } = await import('./pipeline/scan-document.js');
  await load();
}

/** A result as scans have them, for test data, which is not analysed. */
export async function loadSampleResult(): Promise<typeof sampleResult> {
  const { sampleResult: sample } = await import('./report/sample-result.js');
  return sample;
}

/** Every code and check that a report can hold. Loads the detectors: some 0.7 s and 35 MB. */
export async function loadCatalogue(): Promise<Catalogue> {
  const { catalogue } = await import('./report/catalogue.js');
  return catalogue();
}

/**
 * Of a check: the kinds of contradiction that it can find, as `scoring/genuine-rates.ts`
 * names them.
 */
export async function loadFamiliesOfCheck(): Promise<(id: string) => readonly string[]> {
  const { familiesOfCheck } = await import('./scoring/genuine-rate.js');
  return familiesOfCheck;
}

/** Every detector, for tools that choose among them. */
export async function loadDetectors(): Promise<Detectors> {
  const { ALL_DETECTORS } = await import('./pipeline/scan-document.js');
  return ALL_DETECTORS;
}

/**
 * Draws pages of a document as scans see them, RGB, their longer side about
 * `longSidePx` pixels; a page that it does not have is left out.
 *
 * @param numbers counted from 1
 * @throws {ScanFailure} as scanDocument
 */
export async function renderPages(
  file: Pick<AnalysisJob, 'bytes' | 'type' | 'pagesMax' | 'megapixelsMax'>,
  numbers: readonly number[],
  longSidePx: number,
): Promise<Map<number, Raster>> {
  const { renderDocumentPages } = await import('./pipeline/opening/render-document-pages.js');
  return renderDocumentPages(file, numbers, longSidePx);
}

/** What the XML inside a PDF invoice (ZUGFeRD, Factur-X) states; null when the file has none. */
export async function readEmbeddedInvoice(bytes: Uint8Array): Promise<EinvoiceValues | null> {
  const { readEmbeddedInvoice: read } = await import('./pipeline/read-embedded-invoice.js');
  return read(bytes);
}

/**
 * What the first page and the metadata of a document show of its template, for
 * tools that count by template.
 *
 * @throws {ScanFailure} when the file cannot be opened
 */
export async function describeLayout(
  file: Pick<AnalysisJob, 'bytes' | 'type' | 'pagesMax' | 'megapixelsMax'>,
): Promise<Layout> {
  const { describeLayout: describe } = await import('./pipeline/describe-layout.js');
  return describe(file);
}

/** What the checks say of pages, for tools that change what was read. */
export async function loadCheckPages(): Promise<typeof checkPages> {
  const { checkPages: check } = await import('./pipeline/check-pages.js');
  return check;
}

/** A heatmap as a picture (PNG) that lies over the one it was made of. */
export async function drawHeatmap(heatmap: Heatmap, orientation: number): Promise<Uint8Array> {
  const { drawHeatmap: draw } = await import('./image/draw-heatmap.js');
  return draw(heatmap, orientation);
}

/** What the layer text-lines measures of the words of a picture, for fitting its weights. */
export async function loadWordMeasures(): Promise<{
  /** Name of each feature. */
  names: readonly string[];
  /** The box of each word in pixels, and its features in the order of the names. */
  measure: (
    picture: PagePicture,
  ) => { box: { x: number; y: number; w: number; h: number }; features: ArrayLike<number> }[];
}> {
  const { WORD_FEATURES, measuredWords } =
    await import('./detectors/picture/text-lines/measured-words.js');
  return { names: WORD_FEATURES, measure: measuredWords };
}

/** The same of the layer number-print: what it measures of the numbers of a picture that was read. */
export async function loadNumberMeasures(): Promise<{
  names: readonly string[];
  measure: (
    picture: PagePicture,
    lines: readonly Line[],
  ) => {
    text: string;
    box: { x: number; y: number; w: number; h: number };
    features: ArrayLike<number>;
  }[];
}> {
  const { WORD_FEATURES, measuredNumbers } =
    await import('./detectors/picture/number-print/measured-words.js');
  return { names: WORD_FEATURES, measure: measuredNumbers };
}

/** The numbers of a document with the features that say what they are, for fitting their weights. */
export async function loadDescribedNumbers(): Promise<{
  describe: (pages: readonly Page[]) => Promise<
    {
      kind: 'amount' | 'date' | 'number';
      /** Decimal, ISO date, or a number as printed. */
      value: string;
      raw: string;
      /** All words around it. */
      words: readonly string[];
      features: ReadonlySet<string>;
    }[]
  >;
  /** The words of a text as features hold them. */
  wordsIn: (text: string) => string[];
}> {
  const { describePages } = await import('./extraction/value-model/describe-pages.js');
  const { fold } = await import('./text/fold.js');
  const { wordsIn } = await import('./text/words-in.js');
  return { describe: describePages, wordsIn: (text) => wordsIn(fold(text)) };
}
