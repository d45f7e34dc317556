import type { DocumentType } from '../../../core/vocabulary.js';
import { detector, type Sign } from '../../detector.js';

/** Fillable forms compute with scripts. */
const SCRIPTED_BY_RIGHT: ReadonlySet<DocumentType> = new Set(['tax_form', 'contract', 'other']);
/** Electronic invoices carry their data as an attached XML file (Factur-X, ZUGFeRD). */
const ATTACHING_BY_RIGHT: ReadonlySet<DocumentType> = new Set(['invoice', 'contract', 'other']);

/** Scripts and files inside a PDF: a matter of safety more than of forgery. */
export const activeContent = detector({
  id: 'active-content',
  needs: ['pdf', 'classification'],
  look({ pdf: { hasJavaScript, hasEmbeddedFiles }, classification: { documentType } }): Sign[] {
    const attached = hasEmbeddedFiles && !ATTACHING_BY_RIGHT.has(documentType);
    if (!hasJavaScript && !attached) return [];
    const scripted = SCRIPTED_BY_RIGHT.has(documentType) ? 0.4 : 0.8;
    return [
      {
        code: 'active_content',
        values: { javascript: hasJavaScript ? 1 : 0, files: attached ? 1 : 0 },
        confidence: hasJavaScript ? scripted : 0.4,
        place: null,
        evidence: null,
      },
    ];
  },
});
