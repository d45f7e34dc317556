import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfEvidence } from '../../../../worker/engine/evidence/evidence.js';
import { openLayers } from '../../../../worker/engine/pipeline/coverage.js';
import { gatherEvidence } from '../../../../worker/engine/pipeline/gather-evidence.js';
import { openPdf } from '../../../../worker/engine/pipeline/opening/open-pdf.js';

/** The evidence of a PDF in which every reader found something or nothing, but none failed. */
export type WholeEvidence = { [Name in keyof PdfEvidence]: NonNullable<PdfEvidence[Name]> };

/** What a scan gathers from a PDF; the fault of any reader goes through. */
export async function gatherPdf(bytes: Uint8Array): Promise<WholeEvidence> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-gather-'));
  const path = join(folder, 'file.pdf');
  try {
    await writeFile(path, bytes);
    const file = { path, name: 'file.pdf', type: 'application/pdf' as const, size: 1, sha256: '' };
    const document = await openPdf(file, { pagesMax: 9, megapixelsMax: 40, strict: true });
    try {
      const layers = openLayers(new AbortController().signal, { strict: true });
      const { evidence } = await gatherEvidence(document, layers, 20_000);
      return evidence as WholeEvidence;
    } finally {
      await document.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
