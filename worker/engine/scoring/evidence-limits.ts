import type { LayerRun } from '../../../core/report.js';
import type { Channel } from '../../../core/vocabulary.js';
import type { ExaminedPicture } from '../detectors/picture/picture-detection.js';
import type { Classification } from '../evidence/classification.js';
import type { DocumentData } from '../evidence/document-data.js';
import type { Line, Page, Word } from '../evidence/page.js';
import { lowerMedian } from '../statistics.js';
import type { Values } from '../texts/say.js';
import { didNotComplete } from './incomplete/incomplete-findings.js';

export const EVIDENCE_LIMITS = [
  /** A layer failed or ran out of time, or a page was left unread. */
  'incomplete',
  'nothing_read',
  /** Drawn by a program: without grain or compression of its own an edit leaves no trace. */
  'image_export',
  'screen',
  'compressed',
  /** Lossy, and not JPEG: what can be seen in it was never measured. */
  'unknown_compression',
  'no_tones',
  'low_resolution',
] as const;

export type EvidenceLimitCode = (typeof EVIDENCE_LIMITS)[number];

/** Why an edit of the document might not show, however careful the analysis was. */
export interface EvidenceLimit {
  code: EvidenceLimitCode;
  values: Values;
}

/**
 * Below this JPEG quality fewer than half of edited pictures are found by their pixels.
 * Measured on held-out forged receipts (docs/evaluation/forged-pictures.md): 41 of 69 at quality
 * 92, 21 of 69 at 75, 12 of 69 after a messenger; interpolated to one half.
 */
const JPEG_QUALITY_MIN = 87;

/** Digits below this height, in pixels, are not compared by the layer `typeface`. */
const DIGIT_HEIGHT_MIN_PX = 8;

const OF_CHANNEL: Partial<Record<Channel, EvidenceLimitCode>> = {
  image_export: 'image_export',
  app_screenshot: 'screen',
  web_screenshot: 'screen',
  photo_of_screen: 'screen',
};

/**
 * What keeps this evidence from being sufficient; empty where it is. The bytes of a PDF as
 * its program made it tell of edits; a picture, of whatever channel, tells only as far as
 * its compression, tones and resolution let the pixels tell.
 */
export function evidenceLimits(given: {
  classification: Classification;
  data: DocumentData;
  coverage: readonly LayerRun[];
  pages: readonly Page[];
  pictures: readonly ExaminedPicture[];
}): EvidenceLimit[] {
  const limits = new Map<EvidenceLimitCode, Values>();
  if (given.coverage.some(didNotComplete)) limits.set('incomplete', {});
  if (given.data.textSource === 'none') limits.set('nothing_read', {});
  const { channel } = given.classification;
  const ofChannel = OF_CHANNEL[channel];
  if (ofChannel !== undefined) limits.set(ofChannel, {});
  // A picture on a page that a program wrote is a background or a logo.
  if (channel !== 'native_pdf')
    for (const one of given.pictures)
      for (const { code, values } of limitsOfPicture(one, given.pages))
        if (!limits.has(code)) limits.set(code, values);
  return EVIDENCE_LIMITS.flatMap((code) => {
    const values = limits.get(code);
    return values === undefined ? [] : [{ code, values }];
  });
}

function limitsOfPicture(
  { picture, detections }: ExaminedPicture,
  pages: readonly Page[],
): EvidenceLimit[] {
  const limits: EvidenceLimit[] = [];
  if (picture.tones !== 'full') limits.push({ code: 'no_tones', values: {} });
  if (picture.format === 'webp' || picture.format === 'heic')
    limits.push({ code: 'unknown_compression', values: { format: picture.format.toUpperCase() } });
  const tables = detections.find(({ detector }) => detector === 'jpeg-tables');
  const quality = tables?.detection.figures['about_quality'];
  if (typeof quality === 'number' && quality < JPEG_QUALITY_MIN)
    limits.push({ code: 'compressed', values: { quality } });
  const height = digitHeightPx(pages[picture.page - 1], picture);
  if (height !== null && height < DIGIT_HEIGHT_MIN_PX)
    limits.push({ code: 'low_resolution', values: { height } });
  return limits;
}

/** Median height of the words with digits, in whole pixels of the picture; null without any. */
function digitHeightPx(
  page: Page | undefined,
  { toArea, toPlace }: Pick<ExaminedPicture['picture'], 'toArea' | 'toPlace'>,
): number | null {
  // The rectangle around a skewed word is higher than the word: what counts is its own upright.
  const { rect: pixel } = toPlace({ x: 0, y: 0, w: 1, h: 1 });
  const skewed = page?.regions?.flatMap(({ lines, asShown }) =>
    wordsWithDigits(lines).map(({ rect }) => {
      const { w, h } = asShown({ ...rect, x: rect.x + rect.w / 2, w: 0 });
      return Math.round(Math.hypot(w / pixel.w, h / pixel.h));
    }),
  );
  if (skewed !== undefined) return lowerMedian(skewed);
  // The shorter side, since a picture may be stored turned; a word of one digit is higher than wide.
  return lowerMedian(
    wordsWithDigits(page?.lines ?? []).map(({ rect }) => {
      const { w, h } = toArea(rect);
      return Math.min(w, h);
    }),
  );
}

const wordsWithDigits = (lines: readonly Line[]): Word[] =>
  lines.flatMap((line) => line.words).filter(({ text }) => /\d/.test(text));
