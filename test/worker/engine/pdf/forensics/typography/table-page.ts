import { loadPdf } from '../../../../../../worker/engine/pdf/render/load-pdf.js';
import type { PdfFacts } from '../../../../../../worker/engine/evidence/pdf-facts.js';
import type { DrawnPage } from '../../../../../../worker/engine/evidence/drawn-page.js';
import { readFonts } from '../../../../../../worker/engine/pdf/forensics/fonts/read-fonts.js';
import { pagesOf } from '../../../../../../worker/engine/pdf/syntax/page-content.js';
import { readMarks } from '../../../../../../worker/engine/pdf/page/page-marks.js';
import {
  newestRevision,
  readPdfFile,
} from '../../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { readDrawnPage } from '../../../../../../worker/engine/pdf/page/read-drawn-page.js';
import { pdf } from '../../../detectors/document/evidence.js';
import { type Objects, writePdf } from '../../syntax/write-pdf.js';

/** A page with a table of movements, of which tests change a cell, or to which they add. */
const WIDTH = 600;
const HEIGHT = 800;

export const SIZE = 9;
const ROW_PT = 16;

/** Of numbers in points, in Helvetica and its bold. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, char) => sum + (/[.,]/.test(char) ? 0.278 : 0.556) * SIZE, 0);

/** Of numbers in Times. */
export const timesWidth = (text: string): number =>
  [...text].reduce((sum, char) => sum + (/[.,]/.test(char) ? 0.25 : 0.5) * SIZE, 0);

export interface Cell {
  text: string;
  /** Where it begins, on which baseline; points from the bottom left. */
  x: number;
  y: number;
  row: number;
  column: Column;
}

export type Column = 'date' | 'text' | 'amount' | 'balance';

export const ROWS = 12;
const NAMES = ['Card', 'Salary', 'Rent', 'Fee', 'Transfer', 'Interest'];

/** The cells of the table, right-aligned where they are money. */
export const cells: readonly Cell[] = Array.from({ length: ROWS }, (_, row): Cell[] => {
  const y = 640 - row * ROW_PT;
  const amount = `${(row * 37) % 90}${(row * 7) % 10}.${10 + ((row * 13) % 90)}`;
  const balance = `${1 + (row % 8)},${100 + ((row * 71) % 900)}.${10 + ((row * 29) % 90)}`;
  const day = String(row + 1).padStart(2, '0');
  return [
    { text: `${day}.03.2025`, x: 60, y, row, column: 'date' },
    { text: NAMES[row % NAMES.length] ?? '', x: 140, y, row, column: 'text' },
    { text: amount, x: 400 - textWidth(amount), y, row, column: 'amount' },
    { text: balance, x: 500 - textWidth(balance), y, row, column: 'balance' },
  ];
}).flat();

/** The cell that tests edit: amid its row and its column. */
export const target = cellAt(6, 'amount');

export function cellAt(row: number, column: Column): Cell {
  const found = cells.find((cell) => cell.row === row && cell.column === column);
  if (found === undefined) throw new Error(`no cell ${row} ${column}`);
  return found;
}

export const show = (
  { text, x, y }: Pick<Cell, 'text' | 'x' | 'y'>,
  before = `/F1 ${SIZE} Tf`,
  shown = `(${text}) Tj`,
): string => `BT ${before} ${x.toFixed(3)} ${y} Td ${shown} ET\n`;

const HEAD = [
  show({ text: 'Account statement', x: 60, y: 740 }, '/F2 16 Tf'),
  show({ text: 'Account 4711 8899', x: 60, y: 715 }),
  show({ text: 'Please keep this statement with your papers', x: 60, y: 700 }),
].join('');
const FOOT = [
  show({ text: 'Your bank thanks you for your trust', x: 60, y: 420 }),
  show({ text: 'Questions are answered at every branch', x: 60, y: 405 }),
].join('');

/** The page's own content; `edit` says how a cell is drawn instead, null for not at all. */
export const table = (
  edit: (cell: Cell) => string | null | undefined = () => undefined,
  head = HEAD,
): string =>
  head +
  cells
    .map((cell) => {
      const edited = edit(cell);
      return edited === undefined ? show(cell) : (edited ?? '');
    })
    .join('') +
  FOOT;

/** Draws the target another way and all else as ever. */
export const edited = (drawn: string): string =>
  table((cell) => (cell === target ? drawn : undefined));

export interface PageOptions {
  /** Further objects, from 60 on. */
  objects?: Objects;
  /** Further resources, e.g. `/XObject<</X1 60 0 R>>`. */
  resources?: string;
}

/** A PDF of one page; F1 is Helvetica, F2 its bold, F3 Times, F4 Helvetica again. */
export function pagePdf(content: string | string[], more: PageOptions = {}): Buffer {
  const streams = Array.isArray(content) ? content : [content];
  const numbers = streams.map((_, index) => 20 + index);
  return writePdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Resources<</Font<</F1 4 0 R/F2 5 0 R/F3 6 0 R/F4 7 0 R>>${more.resources ?? ''}>>/Contents[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
    4: font('Helvetica'),
    5: font('Helvetica-Bold'),
    6: font('Times-Roman'),
    7: font('Helvetica'),
    ...Object.fromEntries(streams.map((stream, index) => [20 + index, { dict: '', stream }])),
    ...more.objects,
  });
}

const font = (name: string): string =>
  `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

/** What detectors get to see of a file of such pages. */
export async function evidenceOf(file: Buffer): Promise<{ drawn: DrawnPage[]; pdf: PdfFacts }> {
  const document = await loadPdf(Uint8Array.from(file), { pagesMax: 5, megapixelsMax: 10 });
  const whole = readPdfFile(file, 0);
  const newest = newestRevision(whole);
  const contents = newest?.root ? pagesOf(newest.store, newest.root) : [];
  const drawn: DrawnPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const content = contents[number - 1];
    const marks = await readMarks(document, await document.getPage(number));
    const written = newest && content ? { store: newest.store, content } : null;
    drawn.push(readDrawnPage(marks, written, { number, width: WIDTH, height: HEIGHT }));
  }
  await document.loadingTask.destroy();
  return { drawn, pdf: pdf({ fonts: readFonts(whole), pageCount: drawn.length }) };
}

/** Where a cell stands in percent of the page, from its baseline to its capitals. */
export const rectOfCell = ({ text, x, y }: Pick<Cell, 'text' | 'x' | 'y'>) => ({
  x: (x / WIDTH) * 100,
  y: ((HEIGHT - y - SIZE * 0.75) / HEIGHT) * 100,
  w: (textWidth(text) / WIDTH) * 100,
  h: ((SIZE * 0.75) / HEIGHT) * 100,
});

/** Whether a box holds a cell's middle and reaches little beyond it. */
export function isOn(
  rect: { x: number; y: number; w: number; h: number } | undefined,
  cell: Pick<Cell, 'text' | 'x' | 'y'>,
): boolean {
  if (rect === undefined) return false;
  const own = rectOfCell(cell);
  const [x, y] = [own.x + own.w / 2, own.y + own.h / 2];
  const holds = rect.x <= x && x <= rect.x + rect.w && rect.y <= y && y <= rect.y + rect.h;
  return holds && rect.w <= own.w * 1.6 && rect.h <= own.h * 2.5;
}
