import { pictureDetectors } from '../../detectors/picture/index.js';
import { channelOf } from '../../extraction/classification/channel.js';
import type { Channel } from '../../../../core/vocabulary.js';
import type { ChannelHints } from '../../image/channel-hints.js';
import type { OpenPagePicture } from '../../image/page-picture.js';
import type { Infer } from '../../infer.js';
import { PICTURE_MEGAPIXELS_MAX } from '../examine-pictures.js';
import type { OpenDocument, OpenPage } from '../opening/opened-document.js';
import type { ScanOptions } from '../scan-options.js';
import { type DetectorThread, openDetectorThread } from './detector-thread.js';
import { openPicturesAhead, type PicturesAhead } from './pictures-ahead.js';

/**
 * Examines the pictures of a scan while its pages are read. Null where nothing is gained or
 * the scan is a tool's: without OCR there is nothing to wait for, and a thread knows the
 * detectors of the service only.
 */
export function lookAhead(
  document: OpenDocument,
  pictures: readonly OpenPagePicture[],
  scan: {
    options: Omit<ScanOptions, 'today' | 'stepTimeoutMs'>;
    hints: ChannelHints | null;
    infer: Infer;
    leftMs: () => number;
    signal: AbortSignal;
  },
): PicturesAhead | null {
  const { detectors, strict, see, assume, read, ahead } = scan.options;
  const isOfService =
    detectors.picture === pictureDetectors && see === null && Object.keys(assume).length === 0;
  if (!ahead || !isOfService || strict || read !== 'everything') return null;
  const foreseen = foreseenChannel(document, scan.hints);
  const examined = pictures.filter(
    ({ width, height }) => width * height <= PICTURE_MEGAPIXELS_MAX * 1e6,
  );
  if (foreseen === null || examined.length === 0) return null;
  const open = warmThread();
  if (open === null) return null;
  const knowledge = { facts: document.picture, infer: scan.infer };
  return openPicturesAhead(open, detectors.picture, examined, { ...scan, foreseen, knowledge });
}

let thread: DetectorThread | null = null;

/** One thread per process; when it has ended, the next scan opens another. */
export function warmThread(): DetectorThread | null {
  thread ??= openDetectorThread(() => (thread = null));
  return thread;
}

/** A page whose pictures cover this share is a scan. */
const SCAN_COVERAGE_MIN = 0.85;

/** Of a picture it depends on no text; a PDF is foreseen as a scan if most of its pages look so. */
function foreseenChannel(
  { pages, picture, pdf }: OpenDocument,
  hints: ChannelHints | null,
): Channel | null {
  if (pdf === null) return channelOf({ pages: [], isPdf: false, picture, hints });
  const isScan = ({ pictureCoverage, textLayerInvisible, drawn }: OpenPage): boolean =>
    pictureCoverage >= SCAN_COVERAGE_MIN && (textLayerInvisible || drawn?.glyphs.length === 0);
  return pages.filter(isScan).length > pages.length / 2 ? 'scanned_pdf' : null;
}
