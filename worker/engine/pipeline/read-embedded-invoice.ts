import { readFile } from 'node:fs/promises';
import type { EinvoiceValues } from '../evidence/einvoice.js';
import { readContainer } from '../pdf/forensics/container.js';
import { readEinvoice } from '../pdf/forensics/einvoice/read-einvoice.js';
import { readPdfFile } from '../pdf/syntax/pdf-file.js';

/** What the XML inside a PDF invoice states; null when the file has none. */
export async function readEmbeddedInvoice(path: string): Promise<EinvoiceValues | null> {
  const bytes = await readFile(path);
  const { headerOffset } = readContainer(bytes);
  return readEinvoice(readPdfFile(bytes, headerOffset));
}
