import type { ScanContext } from '../../../core/vocabulary.js';
import type { CheckResult } from './check-result.js';
import type { DrawnPage } from './drawn-page.js';
import type { UnreferencedText } from './unreferenced-text.js';
import type { DocumentData } from './document-data.js';
import type { ContainerFacts, FileFacts } from './file.js';
import type { Page } from './page.js';
import type { PageChange } from './revisions.js';
import type { PictureFacts } from './picture-facts.js';
import type { Classification } from './classification.js';
import type { HistoryFacts } from './history.js';
import type { PdfFacts } from './pdf-facts.js';

/**
 * The artifacts that the pipeline collects, and the only input of detectors. They live
 * in the analysis child process and are discarded after the scan.
 */
export interface Evidence {
  file: FileFacts;
  container: ContainerFacts;
  pages: Page[];
  /** null unless the file is a PDF. */
  pdf: PdfFacts | null;
  /** The drawing operations of each page of a PDF; null unless the file is a PDF. */
  drawn: DrawnPage[] | null;
  /** Changes by later revisions of a PDF to its pages; null unless the file is a PDF that could be compared. */
  changes: PageChange[] | null;
  /** Unreferenced text that no page shows; null unless the file is a PDF that could be searched. */
  unused: UnreferencedText[] | null;
  /** null unless the file is a picture. */
  picture: PictureFacts | null;
  data: DocumentData;
  checks: CheckResult[];
  classification: Classification;
  /** null when the client sent no expectations. */
  context: ScanContext | null;
  /** null when no history is available (a scan from the command line). */
  history: HistoryFacts | null;
}
