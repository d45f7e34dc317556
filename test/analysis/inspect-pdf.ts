import type { ReportFinding } from '../../core/report.js';
import { loadDetectors, scanDocument } from '../../worker/engine/index.js';
import { jobOf, quietHooks } from '../corpus/quiet-scan.js';

/** What they find follows from what is printed, and not from how the file was made. */
const OF_CONTENT = new Set(['failed-checks', 'wording', 'expectations', 'duplicates']);

/** What the file of a PDF shows: a scan without drawing, recognition of text, and findings of content. */
export async function inspectPdf(bytes: Uint8Array): Promise<ReportFinding[]> {
  const { document } = await loadDetectors();
  const { report } = await scanDocument(
    jobOf(bytes, { fileName: 'file.pdf', type: 'application/pdf', timeoutMs: 120_000 }),
    quietHooks(),
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
