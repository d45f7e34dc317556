import type { Raster } from '../../evidence/page.js';
import type { AnalysisJob } from '../../job.js';
import { openDocument } from './open-document.js';

/**
 * Draws pages of a document as RGB; pages that do not exist are left out.
 *
 * @param numbers counted from 1
 * @throws {ScanFailure} when the file cannot be opened or drawn
 */
export async function renderDocumentPages(
  file: Pick<AnalysisJob, 'bytes' | 'type' | 'pagesMax' | 'megapixelsMax'>,
  numbers: readonly number[],
  longSidePx: number,
): Promise<Map<number, Raster>> {
  const document = await openDocument(file, file);
  try {
    const drawn = new Map<number, Raster>();
    for (const number of numbers) {
      const page = document.pages[number - 1];
      if (page !== undefined) drawn.set(number, await page.render(longSidePx));
    }
    return drawn;
  } finally {
    await document.close();
  }
}
