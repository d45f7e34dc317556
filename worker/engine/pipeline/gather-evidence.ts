import {
  type Evidence,
  NO_PDF_EVIDENCE,
  type PdfArtifacts,
  type PdfEvidence,
} from '../evidence/evidence.js';
import { occlusionOf } from '../pdf/forensics/occlusion/occlusion-of.js';
import { withoutAdditions } from '../pdf/forensics/revision-comparison/additions.js';
import { typesetPages } from '../pdf/forensics/typography/typeset-words.js';
import { BOUNDS_LAYER } from '../../../core/slowing.js';
import type { PdfSignature } from '../evidence/signatures.js';
import type { Layers } from './coverage.js';
import type { OpenDocument } from './opening/opened-document.js';

/** Evidence from the file itself, in addition to the content of its pages. */
export type FileEvidence = PdfEvidence & Pick<Evidence, 'container' | 'picture'>;

export interface GatheredEvidence {
  evidence: FileEvidence;
  /** Evidence that this kind of document has but that could not be read: null in `evidence`. */
  unread: ReadonlySet<keyof Evidence>;
}

/** Name of each artifact's reader in the coverage. */
export const READER_LAYERS: Record<keyof PdfArtifacts, string> = {
  metadata: 'read_metadata',
  revisions: 'read_revisions',
  statements: 'read_statements',
  producerFingerprint: 'read_producer_fingerprint',
  compression: 'read_compression',
  embeddedText: 'read_embedded_text',
  annotations: 'read_annotations',
  fonts: 'read_fonts',
  fontShapes: 'read_font_shapes',
  activeContent: 'read_active_content',
  einvoice: 'read_einvoice',
  signatures: 'read_signatures',
  signatureRemains: 'read_signature_remains',
};
const DRAWING_LAYER = 'read_drawing';
const OCCLUSION_LAYER = 'occlusion';
const TYPOGRAPHY_LAYER = 'typography';
const COMPARISON_LAYER = 'revision_comparison';
const SIGNED_STATES_LAYER = 'signed_states';
const UNREFERENCED_LAYER = 'unused_objects';

/** Every layer of this file, in the order of reports. */
export const EVIDENCE_LAYERS: readonly string[] = [
  DRAWING_LAYER,
  BOUNDS_LAYER,
  ...Object.values(READER_LAYERS),
  OCCLUSION_LAYER,
  TYPOGRAPHY_LAYER,
  COMPARISON_LAYER,
  UNREFERENCED_LAYER,
];

/**
 * Reads each artifact of a file under its own guard: a reader that throws or exceeds
 * `timeoutMs` is recorded in the coverage, and the others go on. Evidence derived from
 * artifacts is computed once and shared by the detectors.
 */
export async function gatherEvidence(
  document: OpenDocument,
  layers: Layers,
  timeoutMs: number,
): Promise<GatheredEvidence> {
  const { container, pdf, picture, pages, readers } = document;
  const evidence: FileEvidence = { ...NO_PDF_EVIDENCE, container, picture, pdf };
  const unread = new Set<keyof Evidence>();
  if (pdf === null || readers === null) return { evidence, unread };

  const gather = async <Name extends keyof PdfEvidence>(
    name: Name,
    layer: string,
    read: (signal: AbortSignal) => PdfEvidence[Name] | Promise<PdfEvidence[Name]>,
  ): Promise<void> => {
    const done = await layers.read(layer, timeoutMs, read);
    if (done === null) unread.add(name);
    else (evidence as PdfEvidence)[name] = done.value;
  };

  if (document.drawingFault === null)
    evidence.drawn = pages.flatMap(({ drawn: page }) => page ?? []);
  else {
    layers.note({
      layer: DRAWING_LAYER,
      status: 'failed',
      reason: document.drawingFault,
      duration_ms: 0,
    });
    unread.add('drawn');
  }
  if (document.leftOut.length > 0)
    layers.note({
      layer: BOUNDS_LAYER,
      status: 'failed',
      reason: `pages not drawn, with more operators, text or objects than are read: ${document.leftOut.join(', ')}`,
      duration_ms: 0,
    });
  for (const name of Object.keys(READER_LAYERS) as (keyof PdfArtifacts)[])
    await gather(name, READER_LAYERS[name], readers[name]);

  const { drawn, fonts } = evidence;
  if (drawn === null) unread.add('occlusion');
  else await gather('occlusion', OCCLUSION_LAYER, () => drawn.map(occlusionOf));
  evidence.changes = await compareRevisions(document, evidence, { layers, timeoutMs, unread });
  if (drawn === null || fonts === null) unread.add('typography');
  else {
    // An OCR program sets the width of each word to its scanned width.
    const native = drawn.filter(({ isOcrLayer }) => !isOcrLayer);
    const changes = evidence.changes ?? [];
    await gather('typography', TYPOGRAPHY_LAYER, () =>
      typesetPages(
        native.map((page) => withoutAdditions(page, changes)),
        fonts,
      ),
    );
  }
  evidence.signedStates = await compareSigned(document, evidence, { layers, timeoutMs, unread });
  evidence.unreferenced = await readUnreferenced(document, evidence, { layers, timeoutMs, unread });
  return { evidence, unread };
}

/**
 * Comparisons bound their own processor time and tell what they left out; stopped by the clock
 * they would tell nothing, so that on a busy machine the clock leaves them this many times more.
 */
const BUSY = 3;

interface Guard {
  layers: Layers;
  timeoutMs: number;
  unread: Set<keyof Evidence>;
}

/**
 * Page changes by later revisions. null where there was nothing to compare or no earlier
 * revision opens; the coverage gives the reason.
 */
async function compareRevisions(
  { compareRevisions: compare }: OpenDocument,
  { revisions, drawn }: FileEvidence,
  { layers, timeoutMs, unread }: Guard,
): Promise<PdfEvidence['changes']> {
  if (compare === null || revisions === null || drawn === null) {
    unread.add('changes');
    layers.note({
      layer: COMPARISON_LAYER,
      status: 'not_run',
      reason: `could not be read: ${revisions === null ? 'revisions' : 'drawn'}`,
      duration_ms: 0,
    });
    return null;
  }
  if (revisions.length < 2) {
    layers.skip(COMPARISON_LAYER, 'the file was saved once');
    return null;
  }
  const comparison = await layers.attempt(COMPARISON_LAYER, BUSY * timeoutMs, (signal) =>
    compare(revisions, signal),
  );
  if (comparison === null) {
    unread.add('changes');
    return null;
  }
  // The newest revision was read, so unreadable earlier revisions do not make the scan
  // incomplete.
  if (comparison.leftOut !== null)
    layers.skip(COMPARISON_LAYER, `not compared: ${comparison.leftOut}`);
  return comparison.changes;
}

/** null where no signature could be read or no state compared; then only revisions are known. */
async function compareSigned(
  { compareSignedStates: compare }: OpenDocument,
  { signatures }: FileEvidence,
  { layers, timeoutMs, unread }: Guard,
): Promise<PdfEvidence['signedStates']> {
  if (compare === null || signatures === null) {
    unread.add('signedStates');
    return null;
  }
  const isWhole = ({ coversWholeFile, integrity }: PdfSignature): boolean =>
    coversWholeFile && integrity === 'intact';
  if (signatures.every(isWhole)) return [];
  const comparison = await layers.attempt(SIGNED_STATES_LAYER, BUSY * timeoutMs, (signal) =>
    compare(signatures, signal),
  );
  if (comparison === null) {
    unread.add('signedStates');
    return null;
  }
  if (comparison.leftOut !== null)
    layers.skip(SIGNED_STATES_LAYER, `not compared: ${comparison.leftOut}`);
  return comparison.states;
}

async function readUnreferenced(
  { readUnreferenced: read }: OpenDocument,
  { drawn }: FileEvidence,
  { layers, timeoutMs, unread }: Guard,
): Promise<PdfEvidence['unreferenced']> {
  if (read === null) return null;
  if (drawn === null) {
    unread.add('unreferenced');
    layers.note({
      layer: UNREFERENCED_LAYER,
      status: 'not_run',
      reason: 'could not be read: drawn',
      duration_ms: 0,
    });
    return null;
  }
  const found = await layers.attempt(UNREFERENCED_LAYER, timeoutMs, read);
  if (found === null) unread.add('unreferenced');
  return found;
}
