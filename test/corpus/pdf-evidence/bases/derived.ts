import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { editPage } from '../edit/page-edit.js';
import { editPdf } from '../edit/pdf-edit.js';
import { pictureOf } from '../edit/picture.js';
import { dictOf } from '../edit/values.js';
import { setInfo } from '../forge/carriers.js';
import type { Genuine } from '../method.js';
import { englishStatement, invoice } from '../papers.js';
import { signPdf } from '../sign-pdf.js';
import { drawn } from './pdf-lib.js';

/** Legitimate changes that people and programs make to a finished PDF. */
export async function derivedBases(hebrew: Genuine): Promise<Genuine[]> {
  const statement = await drawn(englishStatement(21), 21);
  const bill = await drawn(invoice('en', 22), 22);
  const form = await withForm(bill);
  const base = (id: string, bytes: Buffer): Genuine => {
    const namesLibrary = bytes.includes('/ObjStm') || id.startsWith('form');
    return { id, bytes, fonts: null, says: namesLibrary ? ['pdf_editor'] : [] };
  };
  return [
    base('merged', await merged([statement, hebrew.bytes, bill])),
    base('bound', await bound()),
    base('page-extracted', await extracted(await merged([bill, statement]), 1)),
    base('form-filled', await filled(form)),
    base('form-filled-appended', await filledAppended(form)),
    base('signed', signed(hebrew.bytes)),
    base('signed-approval', signPdf(statement, { at: new Date('2025-06-02T06:20:00Z') })),
    base('signed-form-filled', await filledAppended(signed(form))),
    base('annotated', await annotated(statement)),
    base('received-stamp', await stamped(bill)),
    base('metadata-appended', metadataAppended(hebrew.bytes)),
    base('numbered-later', await numbered(statement)),
    base('letterhead', await letterhead()),
  ];
}

const save = async (document: PDFDocument): Promise<Buffer> => Buffer.from(await document.save());

/** Loads a file without recording this in its metadata. */
const load = (bytes: Buffer): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false });

async function merged(files: Buffer[]): Promise<Buffer> {
  const whole = await PDFDocument.create();
  for (const file of files) {
    const one = await load(file);
    for (const page of await whole.copyPages(one, one.getPageIndices())) whole.addPage(page);
  }
  return save(dated(whole));
}

/** A year's statements combined in one file. */
async function bound(): Promise<Buffer> {
  const months = Array.from({ length: 12 }, (_, index) => drawn(englishStatement(40 + index), 21));
  return merged(await Promise.all(months));
}

async function extracted(file: Buffer, index: number): Promise<Buffer> {
  const part = await PDFDocument.create();
  const [page] = await part.copyPages(await load(file), [index]);
  if (page !== undefined) part.addPage(page);
  return save(dated(part));
}

const dated = (document: PDFDocument): PDFDocument => {
  document.setCreationDate(new Date('2025-05-04T09:00:00Z'));
  document.setModificationDate(new Date('2025-05-04T09:00:00Z'));
  return document;
};

/** Empty form fields in free space below the table, with labels. */
async function withForm(file: Buffer): Promise<Buffer> {
  const document = await load(file);
  const [page] = document.getPages();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const form = document.getForm();
  FIELDS.forEach((name, index) => {
    const y = 190 - index * 26;
    page?.drawText(`${name}:`, { x: 60, y: y + 5, size: 10, font });
    form.createTextField(name).addToPage(page ?? document.addPage(), {
      x: 170,
      y,
      width: 180,
      height: 18,
      borderWidth: 0.5,
    });
  });
  return save(document);
}

const FIELDS = ['Received by', 'Date of receipt', 'Cost centre'];
const ANSWERS = ['R. Israeli', '06/05/2025', '4410'];

async function filled(file: Buffer): Promise<Buffer> {
  const document = await load(file);
  const form = document.getForm();
  FIELDS.forEach((name, index) => form.getTextField(name).setText(ANSWERS[index]));
  form.updateFieldAppearances();
  return save(document);
}

/** The same answers as viewers save them: values and appearances are appended. */
async function filledAppended(file: Buffer): Promise<Buffer> {
  const edit = editPdf(file);
  const page = editPage(edit, 1);
  const fields = edit.resolve(page.dict().entries.get('Annots'));
  if (!Array.isArray(fields)) throw new Error('the form has no fields');
  fields.slice(0, FIELDS.length).forEach((reference, index) => {
    const field = edit.resolveDict(reference);
    if (field === null || typeof reference !== 'object' || reference === null) return;
    if (!('reference' in reference)) return;
    const text = ANSWERS[index] ?? '';
    const appearance = edit.add(
      dictOf(
        '<</Type/XObject/Subtype/Form/BBox[0 0 180 18]/Resources<</Font<</Helv<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
      ),
      Buffer.from(`/Tx BMC q BT /Helv 11 Tf 0 g 3 5 Td (${text}) Tj ET Q EMC`),
    );
    const entries = new Map(field.entries)
      .set('V', { string: text })
      .set('AP', { entries: new Map([['N', appearance]]) });
    edit.set(reference.reference, { value: { entries }, stream: null });
  });
  return edit.saveAppended();
}

/** A highlight over a row, a link over the foot, a note beside the table. */
async function annotated(file: Buffer): Promise<Buffer> {
  const edit = editPdf(file);
  const page = editPage(edit, 1);
  const appearance = edit.add(
    dictOf(
      '<</Type/XObject/Subtype/Form/BBox[0 0 300 14]/Resources<</ExtGState<</M<</BM/Multiply>>>>>>>>',
    ),
    Buffer.from('/M gs 1 0.92 0.3 rg 0 0 300 14 re f'),
  );
  const highlight = dictOf(
    '<</Type/Annot/Subtype/Highlight/Rect[48 560 348 574]/QuadPoints[48 574 348 574 48 560 348 560]/C[1 0.92 0.3]/F 4>>',
  );
  highlight.entries.set('AP', { entries: new Map([['N', appearance]]) });
  page.set('Annots', [
    edit.add(highlight),
    edit.add(
      dictOf(
        '<</Type/Annot/Subtype/Link/Rect[48 56 200 68]/Border[0 0 0]/A<</S/URI/URI(https://bank.test)>>>>',
      ),
    ),
    edit.add(
      dictOf(
        '<</Type/Annot/Subtype/Text/Rect[560 600 580 620]/Contents(Please check the March rent)/Name/Note/F 4>>',
      ),
    ),
  ]);
  return edit.saveAppended();
}

/** "Received" at the page's edge, put there by a second program. */
async function stamped(file: Buffer): Promise<Buffer> {
  const document = await load(file);
  const [page] = document.getPages();
  const font = await document.embedFont(StandardFonts.CourierBold);
  const red = rgb(0.75, 0.1, 0.1);
  page?.drawRectangle({
    x: 430,
    y: 690,
    width: 130,
    height: 40,
    borderColor: red,
    borderWidth: 1.5,
  });
  page?.drawText('RECEIVED', { x: 440, y: 714, size: 13, font, color: red });
  page?.drawText('06 MAY 2025', { x: 440, y: 698, size: 11, font, color: red });
  return save(document);
}

/** Signed by the issuer's system when the file was made. */
const signed = (file: Buffer): Buffer =>
  signPdf(file, { at: new Date('2025-06-02T06:20:00Z'), certify: 2 });

function metadataAppended(file: Buffer): Buffer {
  const edit = editPdf(file);
  setInfo(edit, { Title: 'Statement', Author: 'Archive' });
  return edit.saveAppended();
}

/** Page numbers and a file mark in header and footer, added when files were bound together. */
async function numbered(file: Buffer): Promise<Buffer> {
  const document = await load(await merged([file, file]));
  const font = await document.embedFont(StandardFonts.TimesRoman);
  document.getPages().forEach((page, index) => {
    page.drawText(`${index + 1} / 2`, { x: 290, y: 18, size: 9, font });
    page.drawText('File 2025-118', { x: 500, y: 826, size: 8, font, color: rgb(1, 1, 1) });
  });
  return save(document);
}

/** A picture in the header, a QR-like code, and a pale watermark under the text. */
async function letterhead(): Promise<Buffer> {
  const { default: PdfKit } = await import('pdfkit');
  const { bytesOf } = await import('../../samples/pdf-sheet.js');
  const { default: sharp } = await import('sharp');
  const paper = englishStatement(23);
  const document = new PdfKit({
    size: 'A4',
    margin: 0,
    info: { CreationDate: new Date('2025-04-01T06:00:00Z') },
  });
  const raw = pictureOf(paper.issuer, { width: 360, height: 60, paper: '#ffffff', ink: '#204a87' });
  const png = await sharp(raw, { raw: { width: 360, height: 60, channels: 3 } })
    .png()
    .toBuffer();
  document.image(png, 48, 30, { width: 240 });
  document.save().rotate(-35, { origin: [300, 420] });
  document
    .font('Helvetica-Bold')
    .fontSize(64)
    .fillColor('#eeeeee')
    .text('ORIGINAL', 130, 390, { lineBreak: false });
  document.restore();
  for (let cell = 0; cell < 121; cell++)
    if ((cell * 7919) % 5 < 2)
      document.rect(480 + (cell % 11) * 5, 30 + Math.floor(cell / 11) * 5, 5, 5).fill('#000000');
  document.font('Helvetica').fontSize(10).fillColor('#222222');
  paper.facts.forEach(([label, value], index) =>
    document.text(`${label}: ${value}`, 48, 110 + index * 15, { lineBreak: false }),
  );
  [paper.head, ...paper.rows].forEach((row, index) => {
    const y = 210 + index * 18;
    if (index % 2 === 1) document.rect(44, y - 4, 508, 17).fill('#f1f4f8');
    row.forEach((cell, column) => {
      const money = /^-?[\d,]+\.\d\d$/.test(cell);
      document.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica');
      document.fillColor(cell.startsWith('-') ? '#b00020' : '#222222');
      const right = 150 + column * 125;
      const x = money ? right - document.widthOfString(cell) : 48 + column * 125;
      document.text(cell, x, y, { lineBreak: false });
    });
  });
  document.rect(300, 500, 252, 60).fill('#eef3e2');
  paper.totals.forEach(([label, value], index) => {
    document.font('Helvetica-Bold').fillColor('#222222');
    document.text(label, 310, 508 + index * 17, { lineBreak: false });
    const x = 525 - document.widthOfString(value);
    document.text(value, x, 508 + index * 17, { lineBreak: false });
  });
  return bytesOf(document);
}
