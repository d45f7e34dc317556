import { ScanFailure } from '../../../core/errors.js';
import { readSettings } from '../../../core/settings.js';
import {
  type Infer,
  type PagePicture,
  type PictureDetection,
  type PictureDetector,
  readNothing,
  scanDocument,
  type TextModels,
} from '../../../worker/engine/index.js';
import { jobOfLocalFile } from '../../local-document.js';
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

export interface Examination {
  detectors: readonly PictureDetector[];
  infer: Infer;
  /** Default: no model reads. */
  text?: TextModels;
  /** Whether detectors are told what the picture says. */
  readsText?: boolean;
  /** Is shown the picture while it is in memory. */
  see?: (
    picture: PagePicture,
    detections: PictureDetection[],
    mask: TrueMask | null,
  ) => Promise<void>;
}

/** Shows one picture to detectors of pictures, as a scan does; how it came to be a file is not told. */
export async function examinePicture(
  { path, masks, ...labelled }: LabelledPicture,
  { detectors, infer, text = readNothing, readsText = false, see }: Examination,
): Promise<ExaminedFile> {
  const nothing: ExaminedFile = {
    ...labelled,
    megapixels: 0,
    layers: [],
    points: 0,
    codes: [],
    failed: null,
  };
  const local = await jobOfLocalFile(path, 'en', readSettings({}));
  if ('refused' in local) return { ...nothing, failed: local.refused.toLowerCase() };
  const mask = await readTrueMask(masks);
  const layers: LayerScore[] = [];
  let megapixels = 0;
  try {
    const { riskScore, report } = await scanDocument(
      local.job,
      {
        stage: () => {},
        history: async () => null,
        infer,
        text,
        signal: new AbortController().signal,
      },
      {
        detectors: { document: [], picture: detectors },
        read: readsText ? 'everything' : 'nothing',
        overview: false,
        picturesMax: 1,
        assume: { channel: 'unknown' },
        see: async (picture, detections) => {
          megapixels = (picture.width * picture.height) / 1e6;
          for (const { detector, detection, ms } of detections)
            layers.push({
              layer: detector,
              score: detection.score ?? 0,
              abstained: detection.abstained !== null,
              ms,
              cells: mask === null ? null : countCells(detection.heatmap, mask),
            });
          await see?.(
            picture,
            detections.map(({ detection }) => detection),
            mask,
          );
        },
      },
    );
    const codes = report.findings
      .filter(({ engine }) => layers.some(({ layer }) => layer === engine))
      .map(({ code }) => code);
    return { ...nothing, megapixels, layers, points: riskScore, codes };
  } catch (error) {
    if (error instanceof ScanFailure) return { ...nothing, failed: error.reason };
    throw error;
  }
}
