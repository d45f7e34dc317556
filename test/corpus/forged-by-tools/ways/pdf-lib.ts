import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { Order } from '../order.js';
import type { Way } from '../way.js';

type Edit = (document: PDFDocument, page: PDFPage, order: Order) => Promise<void> | void;

const way = (id: string, kind: Way['kind'], edit: Edit, needs?: Way['needs']): Way => ({
  id: `pdf-lib-${id}`,
  tool: 'pdf-lib',
  kind,
  ...(needs !== undefined && { needs }),
  async carryOut(order) {
    const document = await opened(order.source);
    await edit(document, document.getPage(Number(order.page) - 1), order);
    await writeFile(order.out ?? '', await document.save());
  },
});

const opened = async (path = ''): Promise<PDFDocument> => PDFDocument.load(await readFile(path));

const numbers = (text = ''): [number, number, number, number] => {
  const [a = 0, b = 0, c = 0, d = 0] = text.split(',').map(Number);
  return [a, b, c, d];
};

const boxOf = (text = ''): { x: number; y: number; width: number; height: number } => {
  const [x, y, right, top] = numbers(text);
  return { x, y, width: right - x, height: top - y };
};

const colourOf = (text = '') => {
  const [r, g, b] = numbers(text);
  return rgb(r, g, b);
};

const fontOf = (document: PDFDocument, order: Order): Promise<PDFFont> =>
  document.embedFont(order.font as StandardFonts);

const cover: Edit = async (document, page, order) => {
  page.drawRectangle({ ...boxOf(order.patch), color: colourOf(order.paper) });
  page.drawText(order.after ?? '', {
    x: Number(order.x),
    y: Number(order.y),
    size: Number(order.size),
    font: await fontOf(document, order),
    color: colourOf(order.ink),
  });
};

/** A form field with a background over the value. */
const fieldOver: Edit = async (document, page, order) => {
  const field = document.getForm().createTextField('value');
  field.setText(order.after ?? '');
  field.addToPage(page, {
    ...boxOf(order.patch),
    borderWidth: 0,
    backgroundColor: colourOf(order.paper),
    textColor: colourOf(order.ink),
    font: await fontOf(document, order),
  });
  field.setFontSize(Number(order.size));
};

const stamp: Edit = async (document, page, order) => {
  const { x, y, width, height } = boxOf(order.place);
  const color = rgb(0.1, 0.2, 0.6);
  page.drawRectangle({ x, y, width, height, borderColor: color, borderWidth: 1.2 });
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  page.drawText(order.text ?? '', { x: x + 4, y: y + 5, size: 11, font, color });
};

const number: Edit = async (document) => {
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.getPages().forEach((page, index, { length }) => {
    const { x, y, width } = page.getCropBox();
    page.drawText(`${index + 1} / ${length}`, { x: x + width / 2 - 10, y: y + 12, size: 8, font });
  });
};

const merge: Edit = async (document, _, order) => {
  const other = await opened(order.second);
  for (const page of await document.copyPages(other, other.getPageIndices()))
    document.addPage(page);
};

const fill: Edit = (document, _, order) => {
  const empty = document
    .getForm()
    .getFields()
    .find((field) => 'getText' in field && !(field as { getText(): string | undefined }).getText());
  if (empty === undefined) throw new Error('no empty field');
  document.getForm().getTextField(empty.getName()).setText(order.text);
};

export const pdfLibWays: Way[] = [
  way('cover', 'edit', cover),
  way('field-over', 'edit', fieldOver),
  way('resave', 'step', () => {}),
  way('stamp', 'step', stamp),
  way('number', 'step', number),
  way('merge', 'step', merge),
  way('fill', 'step', fill, 'field'),
];

/** A blank form field, as the issuer of a form leaves it, with its label. */
export async function withBlankField(bytes: Buffer, order: Order): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const page = document.getPage(Number(order.page) - 1);
  const { x, y, width, height } = boxOf(order.place);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawText('Remarks:', { x, y: y + 4, size: 9, font });
  const field = document.getForm().createTextField('remarks');
  field.addToPage(page, { x: x + 44, y, width: width - 44, height, borderWidth: 0.5 });
  return Buffer.from(await document.save());
}

/** Blank sheets with the order's new value or stamp on one of them, to be laid over a file. */
export async function sheetsOver(order: Order, draw: 'value' | 'stamp'): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const page of (await opened(order.source)).getPages()) {
    const { x, y, width, height } = page.getMediaBox();
    document.addPage([x + width, y + height]).setMediaBox(x, y, width, height);
  }
  const page = document.getPage(Number(order.page) - 1);
  await (draw === 'value' ? cover : stamp)(document, page, order);
  return Buffer.from(await document.save());
}
