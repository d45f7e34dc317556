import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../../worker/engine/findings/finding.js';
import { documentDetectors } from '../../worker/engine/detectors/document/index.js';
import type { Evidence } from '../../worker/engine/evidence/evidence.js';
import type { Page } from '../../worker/engine/evidence/page.js';
import { openLayers } from '../../worker/engine/pipeline/coverage.js';
import { classify } from '../../worker/engine/pipeline/classify.js';
import { openDocument } from '../../worker/engine/pipeline/opening/open-document.js';
import { extractData } from '../../worker/engine/extraction/extract-data.js';
import { readFileEvidence } from '../../worker/engine/pipeline/read-file-evidence.js';
import { readPage } from '../../worker/engine/pipeline/read-page.js';
import { runDetectors } from '../../worker/engine/pipeline/run-detectors.js';
import { type ScoredFinding, scoreFindings } from '../../worker/engine/scoring/score.js';

/** What they find follows from what is printed, and not from how the file was made. */
const OF_CONTENT = new Set(['failed-checks', 'wording', 'expectations', 'duplicates']);

const STEP_TIMEOUT_MS = 20_000;

/** What the file of a PDF tells: a scan without drawing, recognition of text, and checks of content. */
export async function inspectPdf(bytes: Uint8Array): Promise<ScoredFinding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-inspect-'));
  const path = join(folder, 'file.pdf');
  await writeFile(path, bytes);
  const file: Evidence['file'] = {
    path,
    name: 'file.pdf',
    type: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  const layers = openLayers(new AbortController().signal);
  const document = await openDocument(file, { pagesMax: 50, megapixelsMax: 100 });
  try {
    const pages: Page[] = [];
    for (const page of document.pages) pages.push(await readPage(page, noRecogniser));
    const data = await extractData(pages);
    const { pdf, picture } = document;
    const evidence: Evidence = {
      file,
      ...(await readFileEvidence(document, layers, STEP_TIMEOUT_MS)),
      pages,
      data,
      checks: [],
      classification: classify({ pages, data, pdf, picture, hints: null }),
      context: null,
      history: null,
    };
    const ofFile = documentDetectors.filter(({ id }) => !OF_CONTENT.has(id));
    const findings = await runDetectors(ofFile, evidence, layers, {
      signal: new AbortController().signal,
    });
    const broken = layers.runs.find(({ status }) => status === 'failed' || status === 'timed_out');
    if (broken !== undefined) throw new Error(`${broken.layer} ${broken.status}: ${broken.reason}`);
    return scoreFindings(findings, layers.runs).findings;
  } finally {
    await document.close();
    await rm(folder, { recursive: true });
  }
}

const noRecogniser = async () => ({ recognise: async () => [], close: async () => {} });

/** A sign as a failing test prints it. */
export function told({ code, place, values }: Finding): string {
  const said = `${code} ${JSON.stringify(values)}`;
  if (place === null) return said;
  const { x, y, w, h } = place.rect;
  return `${said} page ${place.page} ${[x, y, w, h].map((part) => part.toFixed(1)).join(' ')}`;
}
