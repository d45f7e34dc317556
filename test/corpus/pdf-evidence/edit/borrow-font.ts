import PDFDocument from 'pdfkit';
import {
  isDict,
  isReference,
  type PdfReference,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { bytesOf } from '../../samples/pdf-sheet.js';
import { readFont, type Font } from './font.js';
import { editPage } from './page-edit.js';
import { editPdf, type PdfEdit } from './pdf-edit.js';

export interface BorrowedFont {
  reference: PdfReference;
  font: Font;
}

/** Embeds a subset of a font file with the letters of a text, and no others. */
export async function borrowFont(
  into: PdfEdit,
  fontFile: string,
  letters: string,
): Promise<BorrowedFont> {
  const document = new PDFDocument({ size: [400, 100], margin: 0 });
  document.font(fontFile).text(letters, 5, 5, { lineBreak: false });
  const from = editPdf(await bytesOf(document));
  const page = editPage(from, 1);
  const resources = from.resolveDict(page.dict().entries.get('Resources'));
  const fonts = from.resolveDict(resources?.entries.get('Font'));
  const [reference] = [...(fonts?.entries.values() ?? [])];
  if (!isReference(reference)) throw new Error('no font was embedded');
  const dict = from.resolveDict(reference);
  if (dict === null) throw new Error('no font was embedded');
  const font = readFont(from, dict);
  return { reference: copyObject(from, into, reference), font };
}

/** Copies an object and all it refers to into another file. */
function copyObject(from: PdfEdit, into: PdfEdit, start: PdfReference): PdfReference {
  const copies = new Map<number, PdfReference>();
  const copy = ({ reference }: PdfReference): PdfReference => {
    const known = copies.get(reference);
    if (known !== undefined) return known;
    const object = from.get(reference);
    const placed = into.add(null);
    copies.set(reference, placed);
    if (object !== null)
      into.set(placed.reference, { value: translated(object.value), stream: object.stream });
    return placed;
  };
  const translated = (value: PdfValue): PdfValue => {
    if (isReference(value)) return copy(value);
    if (Array.isArray(value)) return value.map(translated);
    if (!isDict(value)) return value;
    return { entries: new Map([...value.entries].map(([key, item]) => [key, translated(item)])) };
  };
  return copy(start);
}
