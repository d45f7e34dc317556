import { aiGenerated } from './ai-generated/detector.js';
import { compressionHistory } from './compression-history/detector.js';
import { copyMove } from './copy-move/detector.js';
import type { PixelDetector } from './pixel-detector.js';
import { screenshotGeometry } from './screenshot-geometry/detector.js';
import { textLines } from './text-lines/detector.js';

/** Every way of looking at pixels, in the order they run. */
export const pixelDetectors: readonly PixelDetector[] = [
  compressionHistory,
  copyMove,
  textLines,
  screenshotGeometry,
  aiGenerated,
];
