import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import type { CredentialFacts, CredentialAction } from '../../../evidence/content-credentials.js';
import { credentialsOf } from '../../../pdf/forensics/active-content/document-credentials.js';
import { programOf } from '../../../software/programs.js';

/**
 * Whether a file's C2PA manifests (Content Credentials) match it, and what they
 * record of its editing. A signature only proves that its signer vouches for
 * the bytes. Anyone can sign, so an intact signature is reported but does not
 * lower the risk. What manifests declare about AI is reported by ai-declared.
 */
export const contentCredentials = documentDetector({
  id: 'content-credentials',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['file'],
  mayUse: ['activeContent', 'picture'],
  detect({ activeContent, picture }): Finding[] {
    const own = picture?.credentials;
    if (own) return [...stateOf(own, 'picture'), ...editsIn(own)];
    const inPdf = credentialsOf(activeContent ?? []);
    if (!inPdf) return [];
    const findings = stateOf(inPdf.facts, inPdf.savedLater ? 'document_saved_later' : 'document');
    return [...findings, ...editsIn(inPdf.facts)];
  },
});

/** What the manifests describe; the texts use it. */
type About = 'picture' | 'document' | 'document_saved_later';

function stateOf(
  { integrity, reason, generator, signer, organisation, actions: steps }: CredentialFacts,
  about: About,
): Finding[] {
  const values = {
    about,
    by: generator ?? '',
    signer: [signer, organisation].filter((name) => name !== null).join(', '),
  };
  const finding = (
    code: Finding['code'],
    confidence: number,
    more: Finding['values'] = {},
  ): Finding[] => [
    { code, values: { ...values, ...more }, confidence, place: null, evidence: generator },
  ];
  switch (integrity) {
    case 'intact':
      return finding('credentials_intact', 1, { captured: steps.some(isCapture) ? 1 : 0 });
    case 'picture_changed':
      // Programs that only correct a date or rotate the picture also break the signature. So does
      // signing, filling or stamping a PDF later; the revisions detector finds what changed.
      return finding('credentials_picture_changed', about === 'document_saved_later' ? 0.3 : 0.85);
    case 'manifest_changed':
      return finding('credentials_manifest_changed', 0.9);
    case 'removed':
      return finding('credentials_removed', 0.8);
    case 'unsigned':
    case 'unchecked':
      return finding('credentials_unchecked', 1, { reason: reason ?? '' });
  }
}

const isCapture = ({ action, sourceType }: CredentialAction): boolean =>
  action === 'c2pa.created' && /^(digital|computational)capture$/i.test(sourceType ?? '');

/** Actions that add, remove or alter content; cropping, rotating and brightening do not. */
const CHANGES: ReadonlySet<string> = new Set([
  'c2pa.edited',
  'c2pa.drawing',
  'c2pa.placed',
  'c2pa.removed',
  'c2pa.deleted',
]);

/** Only where a picture existed to be edited: new pictures are also made by drawing. */
function editsIn({ actions: steps }: CredentialFacts): Finding[] {
  const first = steps.findIndex((step) => step.action === 'c2pa.opened' || isCapture(step));
  if (first === -1) return [];
  const edits = steps
    .slice(first)
    .filter(({ action, isIngredient: isPart }) => CHANGES.has(action) && !isPart);
  const [edit] = edits;
  // Programs known as editors are reported by editing-software.
  if (!edit || edits.some(({ program }) => program !== null && programOf(program))) return [];
  return [
    {
      code: 'credentials_edited',
      values: { program: edit.program ?? '' },
      confidence: 0.7,
      place: null,
      evidence: [...new Set(edits.map(({ action }) => action))].join(', '),
    },
  ];
}
