import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { FONTS, type Family } from '../../samples/fonts.js';
import { drawPdf } from '../../samples/pdf-sheet.js';
import { A4, type Layout } from '../../samples/sheet.js';
import { pictureOf } from '../edit/picture.js';
import { employerLetter, type Letter } from '../letters.js';
import type { Genuine } from '../method.js';

/** Letters with amounts in running text. */
export const letterBases = async (): Promise<Genuine[]> => [
  await typed('pdfkit-he-letter', employerLetter('he', 31), FONTS.assistant),
  await typed('pdfkit-en-letter', employerLetter('en', 32), FONTS.david),
  {
    id: 'pdf-lib-en-letter',
    bytes: await withLogo(employerLetter('en', 33)),
    fonts: null,
    says: ['pdf_editor'],
  },
];

async function typed(id: string, letter: Letter, font: Family): Promise<Genuine> {
  const { bytes } = await drawPdf(
    { ...A4, pages: [layoutOf(letter)] },
    {
      font,
      order: 'visual',
      producer: 'PDFKit',
      creator: 'HR Portal',
      title: letter.title,
      made: '2025-06-02T06:15:00Z',
    },
  );
  return { id, bytes, fonts: font };
}

const layoutOf =
  ({ lang, issuer, title, paragraphs, signer }: Letter): Layout =>
  (sheet) => {
    const x = lang === 'he' ? A4.width - 70 : 70;
    sheet.text(issuer, { x, y: 80, size: 18, bold: true, color: '#1f4e79' });
    sheet.rule([70, 92], [A4.width - 70, 92]);
    sheet.text(title, { x, y: 140, size: 14, bold: true });
    let y = 180;
    for (const paragraph of paragraphs) {
      for (const line of linesOf(paragraph, 82)) sheet.text(line, { x, y: (y += 18), size: 11 });
      y += 12;
    }
    sheet.text(signer, { x, y: y + 40, size: 11, bold: true });
  };

/** Lines with at most so many letters each. */
function linesOf(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** Wrapped by pdf-lib itself, with a picture in the header. */
async function withLogo({ issuer, title, paragraphs, signer }: Letter): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setCreationDate(new Date('2025-04-01T06:00:00Z'));
  document.setModificationDate(new Date('2025-04-01T06:00:00Z'));
  const regular = await document.embedFont(StandardFonts.TimesRoman);
  const bold = await document.embedFont(StandardFonts.TimesRomanBold);
  const size = { width: 200, height: 60 };
  const raw = pictureOf('D & P', { ...size, paper: '#22303c', ink: '#f5e9c8' });
  const logo = await document.embedPng(
    await sharp(raw, { raw: { ...size, channels: 3 } })
      .png()
      .toBuffer(),
  );
  const page = document.addPage([595, 842]);
  page.drawImage(logo, { x: 60, y: 770, width: 100, height: 30 });
  page.drawText(issuer, { x: 175, y: 780, size: 15, font: bold, color: rgb(0.13, 0.19, 0.24) });
  page.drawText(title, { x: 60, y: 720, size: 13, font: bold });
  paragraphs.forEach((paragraph, index) =>
    page.drawText(paragraph, {
      x: 60,
      y: 680 - index * 70,
      size: 11,
      font: regular,
      maxWidth: 470,
      lineHeight: 16,
    }),
  );
  page.drawText(signer, { x: 60, y: 380, size: 11, font: bold });
  return Buffer.from(await document.save());
}
