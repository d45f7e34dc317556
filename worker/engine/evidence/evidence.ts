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
 * What the steps of a scan have gathered, and all that detectors get to see.
 * Everything here lives in the analysis child and dies with the scan.
 */
export interface Evidence {
  file: FileFacts;
  container: ContainerFacts;
  pages: Page[];
  /** null unless the file is a PDF. */
  pdf: PdfFacts | null;
  /** What each page of a PDF draws, mark by mark; null unless the file is a PDF. */
  drawn: DrawnPage[] | null;
  /** What later revisions of a PDF changed on its pages; null unless the file is a PDF that could be compared. */
  changes: PageChange[] | null;
  /** Text in the file that no page shows, nothing referring to it; null unless a PDF that could be searched. */
  unused: UnreferencedText[] | null;
  /** null unless the file is a picture. */
  picture: PictureFacts | null;
  data: DocumentData;
  checks: CheckResult[];
  classification: Classification;
  /** null when the client gave no expectations. */
  context: ScanContext | null;
  /** null when nobody can be asked (a scan from the command line). */
  history: HistoryFacts | null;
}
