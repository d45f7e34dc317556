import type { ScanDocument } from '../../worker/isolation/serve-analysis.js';
import { documentDetectors } from '../../worker/engine/detectors/document/index.js';
import type { Evidence } from '../../worker/engine/evidence/evidence.js';
import type { Page } from '../../worker/engine/evidence/page.js';
import type { FileFacts } from '../../worker/engine/evidence/file.js';
import type { Layers } from '../../worker/engine/pipeline/coverage.js';
import { openPdf } from '../../worker/engine/pipeline/opening/open-pdf.js';
import { classify } from '../../worker/engine/pipeline/classify.js';
import { fingerprintOf } from '../../worker/engine/pipeline/fingerprint.js';
import type { OpenPage } from '../../worker/engine/pipeline/opening/opened-document.js';
import { extractData } from '../../worker/engine/extraction/extract-data.js';
import { readFileEvidence } from '../../worker/engine/pipeline/read-file-evidence.js';
import { runChecks } from '../../worker/engine/pipeline/run-checks.js';
import { runDetectors } from '../../worker/engine/pipeline/run-detectors.js';
import { scoreFindings } from '../../worker/engine/scoring/score.js';
import { writeReport } from '../../worker/engine/report/write-report.js';

/**
 * A scan of a PDF without drawing its pages and without OCR, and in which
 * nothing is forgiven: a fault of any reader, check or detector goes through.
 */
export const examinePdf: ScanDocument = async (job, { signal }) => {
  const file: FileFacts = {
    path: job.path,
    name: job.fileName,
    type: job.type,
    size: job.size,
    sha256: job.sha256,
  };
  const document = await openPdf(file, job);
  try {
    const layers = unforgiving(signal);
    const pages = await Promise.all(document.pages.map(pageOf));
    const { pdf, picture } = document;
    const data = await extractData(pages, signal);
    const classification = classify({ pages, data, pdf, picture, hints: null });
    const checks = runChecks({ data, classification, file, today: '2026-01-31' });
    const evidence: Evidence = {
      file,
      ...(await readFileEvidence(document, layers, job.timeoutMs)),
      pages,
      data,
      checks,
      classification,
      context: null,
      history: null,
    };
    const score = scoreFindings(
      await runDetectors(documentDetectors, evidence, layers, {
        signal: new AbortController().signal,
      }),
      [],
    );
    const written = { lang: job.lang, score, checks, data, classification };
    const report = writeReport({
      ...written,
      coverage: [],
      forensics: null,
      engineVersion: 'fuzz',
      durationMs: 0,
    });
    return {
      verdict: score.verdict,
      riskScore: score.riskScore,
      documentType: classification.documentType,
      issuer: classification.issuer,
      channel: classification.channel,
      report,
      fingerprint: fingerprintOf(file.sha256, pages),
      heatmaps: [],
    };
  } finally {
    await document.close();
  }
};

const pageOf = async (page: OpenPage): Promise<Page> => {
  const lines = await page.textLayer();
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    lines,
    textSource: lines.length > 0 ? 'text_layer' : 'none',
    pictureCoverage: page.pictureCoverage,
    hash: null,
    render: (longSidePx) => page.render(longSidePx),
    readAgain: async () => null,
  };
};

const unforgiving = (signal: AbortSignal): Layers => ({
  attempt: async (_layer, _timeoutMs, run) => run(signal),
  require: async (_layer, run) => run(),
  skip: () => {},
  note: () => {},
  runs: [],
});
