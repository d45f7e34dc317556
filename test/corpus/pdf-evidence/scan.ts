import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { isMoney, type Paper } from './papers.js';
import { addGrain } from '../samples/capture/grain.js';
import { FONTS, type Family } from '../samples/fonts.js';
import { bytesOf } from '../samples/pdf-sheet.js';
import { cssFont } from '../samples/picture-sheet.js';

export interface ScannedWord {
  text: string;
  /** Points on an A4 page from its lower left corner; the baseline. */
  x: number;
  y: number;
  size: number;
}

const DPI = 120;
const A4 = { width: 595, height: 842 };

/** A paper's words with their places on an A4 page. */
export function wordsOf(paper: Paper): ScannedWord[] {
  const line = (text: string, x: number, y: number, size: number) => ({ text, x, y, size });
  return [
    line(paper.issuer, 60, 780, 18),
    line(paper.title, 60, 755, 13),
    ...paper.facts.map(([label, value], index) =>
      line(`${label}: ${value}`, 60, 730 - index * 16, 10),
    ),
    ...[paper.head, ...paper.rows].flatMap((row, index) =>
      row.map((cell, column) =>
        line(cell, 60 + column * 125 + (isMoney(cell) ? 30 : 0), 630 - index * 18, 10),
      ),
    ),
    ...paper.totals.map(([label, value], index) =>
      line(`${label} ${value}`, 310, 340 - index * 18, 11),
    ),
    line(paper.note, 60, 80, 8),
  ];
}

/** The paper as scanned: a grey JPEG. */
export async function scanPicture(
  words: ScannedWord[],
  font: Family = FONTS.rubik,
): Promise<Buffer> {
  const scale = DPI / 72;
  const canvas = createCanvas(Math.round(A4.width * scale), Math.round(A4.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4f4f2';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#222222';
  for (const { text, x, y, size } of words) {
    context.font = cssFont(font, size * scale, size > 12);
    context.fillText(text, x * scale, (A4.height - y) * scale);
  }
  const { width, height } = canvas;
  const grey = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .toColourspace('b-w')
    .blur(0.5)
    .raw()
    .toBuffer();
  addGrain(grey, 1, 3, 7);
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 40 })
    .toBuffer();
}

/** The scan as a PDF of one picture, as an office scanner sends it. */
export async function scanOf(words: ScannedWord[]): Promise<Buffer> {
  const document = new PDFDocument({
    size: [A4.width, A4.height],
    margin: 0,
    info: { CreationDate: new Date('2025-05-04T09:00:00Z') },
  });
  document.image(await scanPicture(words), 0, 0, A4);
  return bytesOf(document);
}
