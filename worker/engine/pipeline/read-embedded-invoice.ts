import type { EinvoiceValues } from '../evidence/einvoice.js';
import { readContainer } from '../pdf/forensics/container.js';
import { readEinvoice } from '../pdf/forensics/einvoice/read-einvoice.js';
import { readPdfFile } from '../pdf/syntax/pdf-file.js';

/** What the XML inside a PDF invoice states; null when the file has none. */
export async function readEmbeddedInvoice(bytes: Uint8Array): Promise<EinvoiceValues | null> {
  const { headerOffset } = readContainer(bytes);
  return readEinvoice(readPdfFile(bytes, headerOffset));
}
