import { aiGenerated } from './ai-generated/detector.js';
import { backgroundPatch } from './background-patch/detector.js';
import { chromaSeams } from './chroma-seams/detector.js';
import { colourProfile } from './colour-profile/detector.js';
import { compressionHistory } from './compression-history/detector.js';
import { copyMove } from './copy-move/detector.js';
import { copyPaste } from './copy-paste/detector.js';
import { digitSpacing } from './digit-spacing/detector.js';
import { edgeShades } from './edge-shades/detector.js';
import { errorLevel } from './error-level/detector.js';
import { interruptedRules } from './interrupted-rules/detector.js';
import { jpegTables } from './jpeg-tables/detector.js';
import { generatorMark } from './generator-mark/detector.js';
import { needsTones } from './needs-tones.js';
import { numberPrint } from './number-print/detector.js';
import { numberSetting } from './number-setting/detector.js';
import { noiseLevel } from './noise-level/detector.js';
import { renderTwins } from './render-twins/detector.js';
import { resampling } from './resampling/detector.js';
import { screenshotGeometry } from './screenshot-geometry/detector.js';
import { textLines } from './text-lines/detector.js';
import { thumbnail } from './thumbnail/detector.js';
import { typeface } from './typeface/detector.js';

/** All picture detectors in execution order. */
export const pictureDetectors = [
  needsTones(compressionHistory),
  jpegTables,
  colourProfile,
  thumbnail,
  generatorMark,
  needsTones(errorLevel),
  copyMove,
  needsTones(noiseLevel),
  needsTones(resampling),
  needsTones(chromaSeams),
  needsTones(textLines),
  typeface,
  renderTwins,
  digitSpacing,
  numberSetting,
  edgeShades,
  interruptedRules,
  needsTones(numberPrint),
  needsTones(screenshotGeometry),
  needsTones(copyPaste),
  needsTones(backgroundPatch),
  needsTones(aiGenerated),
] as const;
