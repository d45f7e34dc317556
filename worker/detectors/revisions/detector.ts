import { detector, type Sign } from '../../detector.js';
import type { DocumentType } from '../../../core/vocabulary.js';

/** People fill, annotate and sign these after they were made; issuers do not reopen the others. */
const REVISED_BY_RIGHT: ReadonlySet<DocumentType> = new Set([
  'contract',
  'tax_form',
  'loan_document',
  'other',
]);

/** What was added to a PDF after it was first saved. Forms and signatures are normal, page content is not. */
export const revisions = detector({
  id: 'revisions',
  needs: ['pdf', 'classification'],
  look({ pdf, classification }): Sign[] {
    const later = pdf.revisions.slice(1);
    if (later.length === 0) return [];
    const changing = later.filter(({ changesPageContent }) => changesPageContent);
    if (changing.length === 0) {
      return [
        {
          code: 'revision_other',
          values: { count: later.length, signed: pdf.hasSignature ? 1 : 0 },
          confidence: 0.95,
          place: null,
          evidence: null,
        },
      ];
    }
    const pages = [...new Set(changing.flatMap((one) => one.pages))].sort((a, b) => a - b);
    const [page] = pages;
    return [
      {
        code: 'revision_changes_content',
        values: { count: changing.length, pages: pages.join(', ') },
        confidence: REVISED_BY_RIGHT.has(classification.documentType) ? 0.5 : 0.85,
        // The whole page: which part of it changed takes a comparison of the renderings.
        place: page === undefined ? null : { page, rect: { x: 0, y: 0, w: 100, h: 100 } },
        evidence: null,
      },
    ];
  },
});
