import { english, hebrew } from '../../samples/catalogue/invoice-facts.js';
import { oneMonth, twoMonths } from '../../samples/catalogue/statement-facts.js';
import { drawStatement } from '../../samples/documents/draw-bank-statement.js';
import { drawInvoice } from '../../samples/documents/draw-invoice.js';
import { FONTS, type Family } from '../../samples/fonts.js';
import { drawPdf, type PdfLook } from '../../samples/pdf-sheet.js';
import type { Drawing } from '../../samples/sheet.js';
import type { Genuine } from '../method.js';

/** Statements and invoices as PDFKit writes them, under the names of issuers' systems. */
export const pdfkitBases = async (): Promise<Genuine[]> =>
  Promise.all([
    base('pdfkit-he-statement', drawStatement(oneMonth()), FONTS.heebo, 'visual'),
    base('pdfkit-he-statement-logical', drawStatement(twoMonths()), FONTS.david, 'logical'),
    base('pdfkit-he-invoice', drawInvoice(hebrew()), FONTS.rubik, 'visual'),
    base('pdfkit-en-invoice', drawInvoice(english()), FONTS.assistant, 'visual'),
  ]);

async function base(
  id: string,
  drawing: Drawing,
  font: Family,
  order: PdfLook['order'],
): Promise<Genuine> {
  const { bytes } = await drawPdf(drawing, {
    font,
    order,
    producer: 'PDFKit',
    creator: 'Document Service',
    title: id,
    made: '2025-06-02T06:15:00Z',
  });
  return { id, bytes, fonts: font };
}
