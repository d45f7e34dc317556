import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage, type RGB } from 'pdf-lib';
import { seeded } from '../../samples/random.js';
import type { Genuine } from '../method.js';
import { englishStatement, invoice, isMoney, type Paper } from '../papers.js';

/** English papers as pdf-lib writes them, with fonts that every viewer has. */
export const pdfLibBases = async (): Promise<Genuine[]> => [
  base('pdf-lib-en-statement', await drawn(englishStatement(5), 5)),
  base('pdf-lib-en-invoice', await drawn(invoice('en', 6), 6, false)),
];

const base = (id: string, bytes: Buffer): Genuine => ({
  id,
  bytes,
  fonts: null,
  says: ['pdf_editor'],
});

const PAIRS: [StandardFonts, StandardFonts][] = [
  [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
];

const ACCENTS = [
  rgb(0.12, 0.3, 0.5),
  rgb(0.45, 0.1, 0.2),
  rgb(0.1, 0.35, 0.25),
  rgb(0.2, 0.2, 0.25),
];

interface Pen {
  page: PDFPage;
  regular: PDFFont;
  bold: PDFFont;
  size: number;
  accent: RGB;
  /** The edge at which columns of money are aligned. */
  moneyAt: 'left' | 'right';
}

/** The paper on one page; the seed chooses fonts, sizes and colours. */
export async function drawn(paper: Paper, seed: number, packed = true): Promise<Buffer> {
  const random = seeded(seed);
  const document = await PDFDocument.create();
  document.setCreationDate(new Date('2025-04-01T06:00:00Z'));
  document.setModificationDate(new Date('2025-04-01T06:00:00Z'));
  document.setTitle(paper.title);
  const [regular, bold] = PAIRS[Math.floor(random() * PAIRS.length)] ?? [
    StandardFonts.Helvetica,
    StandardFonts.HelveticaBold,
  ];
  const pen: Pen = {
    page: document.addPage([595, 842]),
    regular: await document.embedFont(regular),
    bold: await document.embedFont(bold),
    size: 9 + Math.round(random() * 2),
    accent: ACCENTS[Math.floor(random() * ACCENTS.length)] ?? INK,
    moneyAt: random() < 0.25 ? 'left' : 'right',
  };
  drawHead(pen, paper);
  drawTable(pen, paper, 620, 17 + Math.round(random() * 3));
  return Buffer.from(await document.save({ useObjectStreams: packed }));
}

const INK = rgb(0.1, 0.1, 0.1);
const RED = rgb(0.7, 0.05, 0.05);

function drawHead({ page, bold, regular, size, accent }: Pen, paper: Paper): void {
  page.drawRectangle({ x: 0, y: 812, width: 595, height: 30, color: accent });
  page.drawText(paper.issuer, { x: 48, y: 780, size: 18, font: bold, color: accent });
  page.drawText(paper.title, { x: 48, y: 756, size: 13, font: bold, color: INK });
  paper.facts.forEach(([label, value], index) =>
    page.drawText(`${label}: ${value}`, {
      x: 48,
      y: 732 - index * 16,
      size,
      font: regular,
      color: INK,
    }),
  );
}

function drawTable(pen: Pen, paper: Paper, top: number, step: number): void {
  const { page, regular, bold, size, moneyAt } = pen;
  const columns = paper.head.map((_, index) => 48 + (index * 500) / paper.head.length);
  const right = (index: number): number => (columns[index + 1] ?? 548) - 12;
  const put = (text: string, column: number, y: number, font: PDFFont, color = INK): void =>
    page.drawText(text, {
      x:
        isMoney(text) && moneyAt === 'right'
          ? right(column) - font.widthOfTextAtSize(text, size)
          : (columns[column] ?? 48),
      y,
      size,
      font,
      color,
    });
  paper.head.forEach((cell, column) => put(cell, column, top + step, bold));
  paper.rows.forEach((row, index) => {
    const y = top - index * step;
    if (index % 2 === 1)
      page.drawRectangle({
        x: 44,
        y: y - 4,
        width: 508,
        height: step,
        color: rgb(0.94, 0.96, 0.98),
      });
    row.forEach((cell, column) => put(cell, column, y, regular, cell.startsWith('-') ? RED : INK));
  });
  const below = top - paper.rows.length * step - 14;
  page.drawRectangle({
    x: 300,
    y: below - paper.totals.length * step + 6,
    width: 252,
    height: paper.totals.length * step + 8,
    color: rgb(0.93, 0.95, 0.86),
  });
  paper.totals.forEach(([label, value], index) => {
    const y = below - index * step;
    page.drawText(label, { x: 310, y, size, font: bold, color: INK });
    put(value, paper.head.length - 1, y, bold);
  });
  page.drawText(paper.note, { x: 48, y: 60, size: 8, font: regular, color: rgb(0.4, 0.4, 0.4) });
  page.drawText('Page 1 of 1', {
    x: 500,
    y: 40,
    size: 8,
    font: regular,
    color: rgb(0.4, 0.4, 0.4),
  });
}
