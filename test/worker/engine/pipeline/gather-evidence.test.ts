import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayerRun } from '../../../../core/report.js';
import type { DocumentDetector } from '../../../../worker/engine/detectors/detector.js';
import { documentDetectors } from '../../../../worker/engine/detectors/document/index.js';
import type { Evidence, PdfArtifacts } from '../../../../worker/engine/evidence/evidence.js';
import { openLayers } from '../../../../worker/engine/pipeline/coverage.js';
import {
  type GatheredEvidence,
  gatherEvidence,
  READER_LAYERS,
} from '../../../../worker/engine/pipeline/gather-evidence.js';
import type { OpenDocument } from '../../../../worker/engine/pipeline/opening/opened-document.js';
import { openPdf } from '../../../../worker/engine/pipeline/opening/open-pdf.js';
import { runDetectors } from '../../../../worker/engine/pipeline/run-detectors.js';
import { incompleteFindings } from '../../../../worker/engine/scoring/incomplete/incomplete-findings.js';
import { scoreFindings } from '../../../../worker/engine/scoring/score.js';
import { layerName } from '../../../../worker/engine/report/report-texts.js';
import { emptyData } from '../document-data.js';
import { appendRevision, pageObjects, writePdf } from '../pdf/syntax/write-pdf.js';

const amount = (text: string) => `BT /F1 10 Tf 50 700 Td (${text}) Tj ET`;

let document: OpenDocument;
beforeAll(async () => {
  const bytes = appendRevision(writePdf(pageObjects(amount('250.00'))), {
    4: { dict: '', stream: amount('1,250.00') },
  });
  document = await openPdf(bytes, { pagesMax: 5, megapixelsMax: 10 });
});
afterAll(() => document.close());

interface Scanned extends GatheredEvidence {
  runs: readonly LayerRun[];
  run: (layer: string) => LayerRun | undefined;
}

/** Gathers the evidence of a document and shows it to every detector. */
async function scan(one: OpenDocument, timeoutMs = 20_000): Promise<Scanned> {
  const { signal } = new AbortController();
  const layers = openLayers(signal);
  const gathered = await gatherEvidence(one, layers, timeoutMs);
  const evidence: Evidence = {
    ...gathered.evidence,
    file: { name: 'file.pdf', type: 'application/pdf', size: 1, sha256: '' },
    pages: [],
    data: emptyData(),
    checks: [],
    classification: { documentType: 'other', issuer: null, channel: 'native_pdf' },
    context: null,
    history: null,
  };
  await runDetectors(documentDetectors, evidence, layers, { signal, unread: gathered.unread });
  const { runs } = layers;
  return { ...gathered, runs, run: (layer) => runs.find((run) => run.layer === layer) };
}

const breaks = (): never => {
  throw new RangeError('words of the document');
};

const needing = (name: keyof Evidence, how: 'needs' | 'mayUse'): string[] =>
  (documentDetectors as readonly DocumentDetector[])
    .filter((detector) => detector[how]?.includes(name))
    .map(({ id }) => id);

const artifacts = Object.keys(READER_LAYERS) as (keyof PdfArtifacts)[];

describe('evidence of a PDF', () => {
  it('is whole where every reader works, and the coverage names none of them', async () => {
    const { unread, runs } = await scan(document);
    expect([...unread]).toEqual([]);
    expect(runs.filter(({ status }) => status === 'failed' || status === 'not_run')).toEqual([]);
    for (const layer of Object.values(READER_LAYERS))
      expect(runs.map((run) => run.layer)).not.toContain(layer);
  });

  it.each(artifacts)('lacks only %s where its reader throws', async (name) => {
    const readers = { ...document.readers!, [name]: breaks };
    const { evidence, unread, run, runs } = await scan({ ...document, readers });
    expect(evidence[name]).toBeNull();
    expect([...unread]).toContain(name);
    expect(run(READER_LAYERS[name])).toMatchObject({ status: 'failed', reason: 'RangeError' });
    for (const detector of needing(name, 'needs'))
      expect(run(detector)).toMatchObject({
        status: 'not_run',
        reason: `could not be read: ${name}`,
      });
    for (const detector of needing(name, 'mayUse'))
      expect(run(detector)).toMatchObject({ reason: expect.stringContaining(name) as unknown });
    const hurt = new Set([...unread].flatMap((one) => needing(one, 'needs')));
    for (const { id } of documentDetectors)
      if (!hurt.has(id)) expect(run(id)?.status).not.toBe('not_run');
    for (const other of artifacts) if (other !== name) expect([...unread]).not.toContain(other);
    expect(JSON.stringify(runs)).not.toContain('words of the document');
  });

  it.each(artifacts)('that lacks %s never yields an unqualified low_risk', async (name) => {
    const readers = { ...document.readers!, [name]: breaks };
    const { runs } = await scan({ ...document, readers });
    const { verdict } = scoreFindings(incompleteFindings(runs), runs);
    expect(verdict).toBe('review');
  });

  it('lacks what a reader does not read in its time', async () => {
    const never = () => new Promise<never>(() => {});
    const readers = { ...document.readers!, fonts: never };
    const { run, unread } = await scan({ ...document, readers }, 50);
    expect(run('read_fonts')).toMatchObject({ status: 'timed_out' });
    // Words are set in fonts: what is computed from a lost artifact is lost with it.
    expect([...unread].sort()).toEqual(['fonts', 'typography']);
    expect(run('text-style')).toMatchObject({ status: 'not_run' });
  });

  it('lacks what depends on the drawing where a page could not be followed', async () => {
    const { unread, run } = await scan({ ...document, drawingFault: 'TypeError' });
    expect([...unread].sort()).toEqual([
      'changes',
      'drawn',
      'occlusion',
      'typography',
      'unreferenced',
    ]);
    expect(run('read_drawing')).toMatchObject({ status: 'failed', reason: 'TypeError' });
    expect(run('revision_comparison')).toMatchObject({ status: 'not_run' });
    expect(run('covered-text')).toMatchObject({ status: 'not_run' });
    expect(run('signatures')).toMatchObject({ status: 'ran' });
  });

  it.each(['compareRevisions', 'readUnreferenced'] as const)(
    'lacks what %s does not find out',
    async (name) => {
      const { run } = await scan({ ...document, [name]: breaks });
      const layer = name === 'compareRevisions' ? 'revision_comparison' : 'unused_objects';
      expect(run(layer)).toMatchObject({ status: 'failed' });
    },
  );

  it('sets no words of an OCR layer, which sets each as wide as it was scanned', async () => {
    const pages = document.pages.map((page) => ({
      ...page,
      drawn: page.drawn && { ...page.drawn, isOcrLayer: true },
    }));
    const { evidence } = await scan({ ...document, pages });
    expect(evidence.typography).toEqual([]);
  });

  it('has a name for every reader in both languages', () => {
    for (const layer of [
      ...Object.values(READER_LAYERS),
      'read_drawing',
      'signed_states',
      'occlusion',
      'typography',
    ])
      for (const lang of ['he', 'en'] as const) expect(layerName(layer, lang)).not.toBe(layer);
  });
});
