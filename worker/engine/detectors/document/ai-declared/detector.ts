import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import { credentialsOf } from '../../../pdf/forensics/active-content/document-credentials.js';
import { asOne, inManifest, inNames, inPicture, inXmp } from './declarations.js';

/**
 * What the file declares about itself: provenance only. A declaration is easily
 * removed, so its absence proves nothing; where one is present, it is near
 * certain.
 */
export const aiDeclared = documentDetector({
  id: 'ai-declared',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['file'],
  mayUse: ['metadata', 'activeContent', 'picture'],
  detect: ({ metadata, activeContent, picture }): Finding[] =>
    asOne([
      ...[picture?.xmp, metadata?.xmp].flatMap((xmp) => (xmp ? inXmp(xmp) : [])),
      ...(picture ? inPicture(picture) : []),
      ...inManifest(credentialsOf(activeContent ?? [])?.facts ?? null),
      ...inNames([metadata?.info.producer, metadata?.info.creator]),
    ]),
});
