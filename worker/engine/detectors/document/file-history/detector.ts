import { detector } from '../../detector.js';
import { contentRewritten } from './content-rewritten.js';
import { describesAnother } from './identity.js';
import { programsDisagree } from './programs-disagree.js';
import { rewritten } from './rewritten.js';

/** The history of a PDF: who wrote its bytes, who its metadata name, and from what it descends. */
export const fileHistory = detector({
  id: 'file-history',
  needs: ['pdf', 'classification'],
  detect: ({ pdf, classification }) => [
    ...rewritten(pdf, classification.documentType),
    ...programsDisagree(pdf),
    ...describesAnother(pdf),
    ...contentRewritten(pdf),
  ],
});
