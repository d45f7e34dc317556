import type { DocumentDetector, PictureDetector } from '../detectors/detector.js';
import { documentDetectors } from '../detectors/document/index.js';
import { pictureDetectors } from '../detectors/picture/index.js';

export interface Detectors {
  document: readonly DocumentDetector[];
  picture: readonly PictureDetector[];
}

/** Every detector, in the order of reports. */
export const ALL_DETECTORS: Detectors = { document: documentDetectors, picture: pictureDetectors };
