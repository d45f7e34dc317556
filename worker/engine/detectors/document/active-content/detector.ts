import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import type { DocumentType } from '../../../../../core/vocabulary.js';
import { documentDetector } from '../../detector.js';
import type { ActiveContent } from '../../../evidence/active-content.js';

/** Fillable forms compute values with scripts and submit data with a button. */
const FORMS: ReadonlySet<DocumentType> = new Set([
  'tax_form',
  'contract',
  'loan_document',
  'other',
]);

/**
 * Documents that may carry attachments: electronic invoices carry their data as
 * XML (Factur-X, ZUGFeRD).
 */
const ATTACHING_BY_RIGHT: ReadonlySet<DocumentType> = new Set(['invoice', 'contract', 'other']);

/** Confidence for each kind, 0-1; a document has no reason to contain programs or to launch any. */
const CONFIDENCE: Record<ActiveContent['kind'], number> = {
  launch: 1,
  program: 1,
  link_script: 0.8,
  server_link: 0.2,
  javascript: 0.4,
  submit: 0.3,
  media: 0.2,
  file: 0.2,
  form_script: 0,
  credentials: 0,
};
const FORM_FACTOR = 0.4;

/**
 * Parts of a PDF that act by themselves, and files inside it: a safety matter
 * more than forgery.
 */
export const activeContent = documentDetector({
  id: 'active-content',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['activeContent', 'classification'],
  detect({ activeContent: active, classification: { documentType } }): Finding[] {
    const kinds = Object.keys(CONFIDENCE) as ActiveContent['kind'][];
    return kinds.flatMap((kind): Finding[] => {
      const parts = active.filter((part) => part.kind === kind);
      const confidence = confidenceOf(kind, documentType);
      if (parts.length === 0 || confidence === 0) return [];
      return [
        {
          code: 'active_content',
          values: { kind, count: parts.length },
          confidence,
          place: null,
          evidence: [...new Set(parts.map(named))].slice(0, 3).join('; '),
        },
      ];
    });
  },
});

function confidenceOf(kind: ActiveContent['kind'], type: DocumentType): number {
  if (kind === 'file' && ATTACHING_BY_RIGHT.has(type)) return 0;
  const isForms = kind === 'javascript' || kind === 'submit';
  const confidence = CONFIDENCE[kind] * (isForms && FORMS.has(type) ? FORM_FACTOR : 1);
  return Math.round(confidence * 100) / 100;
}

/** E.g. `OpenAction: Launch, tool.exe`. */
function named({ kind, trigger, name }: ActiveContent): string {
  const what = [NAMES[kind], name].filter((part) => part !== null).join(', ');
  return trigger === null ? what : `${trigger}: ${what}`;
}

const NAMES: Record<ActiveContent['kind'], string> = {
  launch: 'Launch',
  program: 'EmbeddedFile',
  link_script: 'URI',
  server_link: 'URI',
  javascript: 'JavaScript',
  submit: 'SubmitForm',
  media: 'Media',
  file: 'EmbeddedFile',
  form_script: 'JavaScript',
  credentials: 'EmbeddedFile',
};
