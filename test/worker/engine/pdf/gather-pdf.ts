import type { PdfEvidence } from '../../../../worker/engine/evidence/evidence.js';
import { openLayers } from '../../../../worker/engine/pipeline/coverage.js';
import { gatherEvidence } from '../../../../worker/engine/pipeline/gather-evidence.js';
import { openPdf } from '../../../../worker/engine/pipeline/opening/open-pdf.js';

/** The evidence of a PDF in which every reader found something or nothing, but none failed. */
export type WholeEvidence = { [Name in keyof PdfEvidence]: NonNullable<PdfEvidence[Name]> };

/** What a scan gathers from a PDF; the fault of any reader goes through. */
export async function gatherPdf(bytes: Uint8Array): Promise<WholeEvidence> {
  const document = await openPdf(bytes, { pagesMax: 9, megapixelsMax: 40, strict: true });
  try {
    const layers = openLayers(new AbortController().signal, { strict: true });
    const { evidence } = await gatherEvidence(document, layers, 20_000);
    return evidence as WholeEvidence;
  } finally {
    await document.close();
  }
}
