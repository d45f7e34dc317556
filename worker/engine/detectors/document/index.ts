import { activeContent } from './active-content/detector.js';
import { aiDeclared } from './ai-declared/detector.js';
import { annotations } from './annotations/detector.js';
import { contentCredentials } from './content-credentials/detector.js';
import { coveredText } from './covered-text/detector.js';
import { damage } from './damage/detector.js';
import { drawingOrder } from './drawing-order/detector.js';
import { duplicates } from './duplicates/detector.js';
import { editingSoftware } from './editing-software/detector.js';
import { embeddedInstructions } from './embedded-instructions/detector.js';
import { expectations } from './expectations/detector.js';
import { failedChecks } from './failed-checks/detector.js';
import { falseText } from './false-text/detector.js';
import { fileHistory } from './file-history/detector.js';
import { fonts } from './fonts/detector.js';
import { foreignData } from './foreign-data/detector.js';
import { glyphCodes } from './glyph-codes/detector.js';
import { hiddenText } from './hidden-text/detector.js';
import { layers } from './layers/detector.js';
import { metadataDates } from './metadata-dates/detector.js';
import { revisions } from './revisions/detector.js';
import { severalDocuments } from './several-documents/detector.js';
import { signatures } from './signatures/detector.js';
import { textStyle } from './text-style/detector.js';
import { unusedObjects } from './unused-objects/detector.js';
import { wording } from './wording/detector.js';

/** Every detector, in the order they run. */
export const documentDetectors = [
  failedChecks,
  wording,
  expectations,
  severalDocuments,
  falseText,
  embeddedInstructions,
  aiDeclared,
  contentCredentials,
  revisions,
  signatures,
  unusedObjects,
  coveredText,
  drawingOrder,
  textStyle,
  fonts,
  annotations,
  hiddenText,
  layers,
  glyphCodes,
  editingSoftware,
  metadataDates,
  fileHistory,
  foreignData,
  activeContent,
  damage,
  duplicates,
] as const;
