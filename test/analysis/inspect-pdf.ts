import { createHash } from 'node:crypto';
import type { ReportFinding } from '../../core/report.js';
import {
  inferNothing,
  loadDetectors,
  readNothing,
  scanDocument,
} from '../../worker/engine/index.js';

/** What they find follows from what is printed, and not from how the file was made. */
const OF_CONTENT = new Set(['failed-checks', 'wording', 'expectations', 'duplicates']);

/** What the file of a PDF shows: a scan without drawing, recognition of text, and findings of content. */
export async function inspectPdf(bytes: Uint8Array): Promise<ReportFinding[]> {
  const { document } = await loadDetectors();
  const { report } = await scanDocument(
    {
      bytes: new Uint8Array(bytes),
      fileName: 'file.pdf',
      type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      lang: 'en',
      context: null,
      pagesMax: 50,
      megapixelsMax: 100,
      timeoutMs: 120_000,
    },
    {
      stage: () => {},
      history: async () => null,
      infer: inferNothing,
      text: readNothing,
      signal: new AbortController().signal,
    },
    {
      detectors: { document: document.filter(({ id }) => !OF_CONTENT.has(id)), picture: [] },
      read: 'text_layer',
      overview: false,
      picturesMax: 0,
      strict: true,
    },
  );
  return report.findings;
}

/** A finding as a failing test prints it. */
export function told({ code, box, detail }: ReportFinding): string {
  const said = `${code} ${detail}`;
  if (box === null) return said;
  const { x, y, w, h } = box;
  return `${said} page ${box.page} ${[x, y, w, h].map((part) => part.toFixed(1)).join(' ')}`;
}
