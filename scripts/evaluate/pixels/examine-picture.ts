import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ScanFailure } from '../../../core/errors.js';
import { SNIFF_HEAD_BYTES, sniffType } from '../../../core/sniff.js';
import type { Channel } from '../../../core/vocabulary.js';
import type { Line } from '../../../worker/engine/evidence/page.js';
import type { Infer } from '../../../worker/engine/infer.js';
import { openLayers } from '../../../worker/engine/pipeline/coverage.js';
import type { Recogniser } from '../../../worker/engine/ocr/recogniser.js';
import type { PagePicture } from '../../../worker/engine/image/page-picture.js';
import type { PictureDetector } from '../../../worker/engine/detectors/detector.js';
import type { PictureDetection } from '../../../worker/engine/detectors/picture/picture-detection.js';
import {
  examinePictures,
  PICTURE_MEGAPIXELS_MAX,
} from '../../../worker/engine/pipeline/examine-pictures.js';
import { openDocument } from '../../../worker/engine/pipeline/opening/open-document.js';
import type { OpenDocument } from '../../../worker/engine/pipeline/opening/opened-document.js';
import { readPage } from '../../../worker/engine/pipeline/read-page.js';
import { scoreFindings } from '../../../worker/engine/scoring/score.js';
import type { CellCounts } from './curves.js';
import type { LabelledPicture } from './labelled-pictures.js';
import { countCells, readTrueMask, type TrueMask } from './true-mask.js';

/** Result of one layer for one picture. */
export interface LayerScore {
  layer: string;
  /** 0-1; 0 if it abstained. */
  score: number;
  abstained: boolean;
  ms: number;
  /** null if the pixel ground truth is unknown or the layer has no heatmap. */
  cells: CellCounts | null;
}

export interface ExaminedFile extends Omit<LabelledPicture, 'path' | 'masks'> {
  megapixels: number;
  layers: LayerScore[];
  /** Points that all pixel findings add to the risk score, 0-100. */
  points: number;
  codes: string[];
  /** Why it could not be examined; null when it was. */
  failed: string | null;
}

export interface PictureKnowledge {
  channel: Channel;
  lines: readonly Line[];
}

const UNREAD: PictureKnowledge = { channel: 'unknown', lines: [] };

/**
 * Runs the pixel detectors on one picture, as a scan does.
 *
 * @param knowledge what is known of the page, or the recogniser that reads it;
 *   its channel is then unknown
 * @param onPicture is called with the picture while it is in memory
 */
export async function examinePicture(
  { path, masks, ...labelled }: LabelledPicture,
  detectors: readonly PictureDetector[],
  infer: Infer,
  knowledge: PictureKnowledge | Recogniser = UNREAD,
  onPicture?: (
    picture: PagePicture,
    detections: PictureDetection[],
    mask: TrueMask | null,
  ) => Promise<void>,
): Promise<ExaminedFile> {
  const nothing: ExaminedFile = {
    ...labelled,
    megapixels: 0,
    layers: [],
    points: 0,
    codes: [],
    failed: null,
  };
  const { signal } = new AbortController();
  const layers = openLayers(signal);
  try {
    const head = (await readFile(path)).subarray(0, SNIFF_HEAD_BYTES);
    const type = sniffType(head);
    if (type === null) return { ...nothing, failed: 'unsupported_file' };
    const document = await openDocument(
      { path, name: basename(path), type, size: (await stat(path)).size, sha256: '' },
      { pagesMax: 50, megapixelsMax: 100 },
    );
    try {
      const known = await knowledgeOf(knowledge, document);
      let shown: PagePicture | null = null as PagePicture | null;
      const examined = await examinePictures(
        detectors,
        document.pictures.slice(0, 1),
        (picture) => {
          shown = picture;
          return { ...known, facts: document.picture, infer };
        },
        layers,
        { timeoutMs: 120_000, megapixelsMax: PICTURE_MEGAPIXELS_MAX, signal },
      );
      const mask = await readTrueMask(masks);
      const detections = examined.pictures[0]?.detections ?? [];
      if (onPicture && shown !== null)
        await onPicture(
          shown,
          detections.map(({ detection }) => detection),
          mask,
        );
      const { riskScore } = scoreFindings(examined.findings, layers.runs);
      const [picture] = document.pictures;
      return {
        ...nothing,
        megapixels: picture === undefined ? 0 : (picture.width * picture.height) / 1e6,
        points: riskScore,
        codes: examined.findings.map(({ code }) => code),
        layers: detections.map(({ detector, detection: found, ms }) => ({
          layer: detector,
          score: found.score ?? 0,
          abstained: found.abstained !== null,
          ms,
          cells: mask === null ? null : countCells(found.heatmap, mask),
        })),
      };
    } finally {
      await document.close();
    }
  } catch (error) {
    if (error instanceof ScanFailure) return { ...nothing, failed: error.reason };
    throw error;
  }
}

async function knowledgeOf(
  know: PictureKnowledge | Recogniser,
  { pages: [page] }: OpenDocument,
): Promise<PictureKnowledge> {
  if (!('recognise' in know)) return know;
  if (page === undefined) return UNREAD;
  const { lines } = await readPage(page, () => Promise.resolve(know));
  return { ...UNREAD, lines };
}
