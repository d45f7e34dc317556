import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument as PdfLib, StandardFonts } from 'pdf-lib';
import PDFDocument from 'pdfkit';
import { bytesOf } from '../corpus/samples/pdf-sheet.js';

/** Larger files would take most of the time and show little more. */
const SEED_MAX_BYTES = 250_000;

/** Whole files to break: some made here, and every small PDF below the folders. */
export async function readSeeds(folders: readonly string[]): Promise<Buffer[]> {
  const found = await Promise.all(folders.map(pdfsBelow));
  return [...(await madeSeeds()), ...found.flat()];
}

async function pdfsBelow(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = await Promise.all(paths.map((path) => readFile(path)));
  return files.filter((bytes) => bytes.length <= SEED_MAX_BYTES);
}

async function madeSeeds(): Promise<Buffer[]> {
  const form = await madeForm();
  return [
    await madeStatement('1.4', true),
    await madeStatement('1.7', false),
    await madeStatement('1.3', true, 'owner'),
    await madeStatement('1.7', true, 'owner'),
    await madeStatement('1.7ext3', true, 'owner'),
    Buffer.from(await form.save({ useObjectStreams: true })),
    Buffer.from(await form.save({ useObjectStreams: false })),
  ];
}

/** Text, lines and a picture, packed or not, perhaps encrypted with the empty user password. */
function madeStatement(
  pdfVersion: '1.3' | '1.4' | '1.7' | '1.7ext3',
  compress: boolean,
  ownerPassword?: string,
): Promise<Buffer> {
  const document = new PDFDocument({
    pdfVersion,
    compress,
    info: { Producer: 'Seed', CreationDate: new Date(0) },
    ...(ownerPassword === undefined ? {} : { ownerPassword }),
  });
  for (let page = 0; page < 2; page++) {
    if (page > 0) document.addPage();
    for (let row = 0; row < 12; row++) {
      document.fontSize(10).text(`0${row}/01/2026`, 60, 80 + row * 20, { lineBreak: false });
      document.text(`Transfer ${row}`, 160, 80 + row * 20, { lineBreak: false });
      document.text(`1,${row}50.00`, 400, 80 + row * 20, { lineBreak: false });
    }
    document.rect(50, 60, 450, 260).stroke();
    document.link(60, 80, 50, 12, 'https://example.com/');
  }
  return bytesOf(document);
}

async function madeForm(): Promise<PdfLib> {
  const document = await PdfLib.create();
  const page = document.addPage([400, 300]);
  page.drawText('Payslip 12/2025', { x: 40, y: 250, size: 14 });
  const form = document.getForm();
  const field = form.createTextField('net.pay');
  field.setText('9,200.00');
  field.addToPage(page, { x: 40, y: 200, width: 120, height: 20 });
  form.createCheckBox('agreed').addToPage(page, { x: 40, y: 160 });
  form.updateFieldAppearances(await document.embedFont(StandardFonts.Helvetica));
  await document.attach(Buffer.from('a note'), 'note.txt', { mimeType: 'text/plain' });
  document.addJavaScript('open', 'app.alert(1)');
  return document;
}
