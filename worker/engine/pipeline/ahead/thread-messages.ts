import type { PageKnowledge, PictureDetection } from '../../detectors/picture/picture-detection.js';
import type { Rect } from '../../evidence/geometry.js';
import type { pagePicture } from '../../image/page-picture.js';
import type { DetectorRun } from '../run-detector.js';

/** A picture as a thread receives it: what `pagePicture` makes it of. */
export interface SentPicture {
  raster: Parameters<typeof pagePicture>[0];
  source: Parameters<typeof pagePicture>[1] & { on: Rect };
}

/** Knowledge without the models: a thread asks none. */
export type SentKnowledge = Omit<PageKnowledge, 'infer'>;

export type ToThread =
  | { kind: 'picture'; key: number; picture: SentPicture }
  | {
      kind: 'detect';
      request: number;
      key: number;
      detectors: readonly string[];
      knowledge: SentKnowledge;
      leftMs: number;
    }
  | { kind: 'forget'; key: number };

/** One run for each detector asked for, in that order. */
export interface FromThread {
  request: number;
  runs: DetectorRun<PictureDetection>[];
}
