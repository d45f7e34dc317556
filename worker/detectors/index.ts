import type { Detector } from '../detector.js';
import { duplicates } from './duplicates/detector.js';
import { editingSoftware } from './editing-software/detector.js';
import { expectations } from './expectations/detector.js';
import { failedChecks } from './failed-checks/detector.js';
import { foreignData } from './foreign-data/detector.js';
import { revisions } from './revisions/detector.js';

/** Every detector, in the order they run. */
export const detectors: readonly Detector[] = [
  failedChecks,
  expectations,
  revisions,
  editingSoftware,
  foreignData,
  duplicates,
];
