import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import { contentRewritten } from './content-rewritten.js';
import { describesAnother } from './identity.js';
import { programsDisagree } from './programs-disagree.js';
import { rewritten } from './rewritten.js';

/**
 * The history of a PDF: which program wrote its bytes, which ones its metadata
 * name, and from what file it derives.
 */
export const fileHistory = documentDetector({
  id: 'file-history',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['pdf', 'metadata', 'statements', 'compression', 'classification'],
  mayUse: ['producerFingerprint'],
  detect: ({ pdf, metadata, statements, compression, classification, producerFingerprint }) => [
    ...rewritten({ ...metadata, statements, producerFingerprint }, classification.documentType),
    ...programsDisagree(metadata),
    ...describesAnother(metadata),
    ...contentRewritten(compression, pdf, metadata),
  ],
});
