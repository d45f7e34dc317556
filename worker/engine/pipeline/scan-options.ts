import type { PageKnowledge } from '../detectors/picture/picture-detection.js';
import { ALL_DETECTORS, type Detectors } from './detectors.js';
import type { SeePicture } from './examine-pictures.js';

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
  see: SeePicture | null;
  /** Whether pictures are examined in a thread while pages are read. */
  ahead: boolean;
}

export const DEFAULTS: Omit<ScanOptions, 'today'> = {
  stepTimeoutMs: 20_000,
  detectors: ALL_DETECTORS,
  read: 'everything',
  overview: true,
  picturesMax: Infinity,
  strict: false,
  assume: {},
  see: null,
  ahead: true,
};
