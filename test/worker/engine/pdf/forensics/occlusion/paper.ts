import { gatherPdf, type WholeEvidence } from '../../gather-pdf.js';
import { type Objects, writePdf } from '../../syntax/write-pdf.js';

/** Pages for tests of what is covered or hidden: 300 x 400 points, with a font F1. */
export const WIDTH = 300;

export const HEIGHT = 400;

export const text = (x: number, y: number, words: string, size = 10): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`;

/** A filled box from its lower left corner. */
export const box = (x: number, y: number, w: number, h: number, colour = '1 1 1'): string =>
  `q ${colour} rg ${x} ${y} ${w} ${h} re f Q`;

/** A grey picture without transparency. */
export const picture = (x: number, y: number, w: number, h: number): string =>
  `q ${w} 0 0 ${h} ${x} ${y} cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q`;

/** Rows of a statement; Salary's amount stands at x 200, baseline 300, 31 points wide. */
export const ROWS: readonly (readonly [string, string])[] = [
  ['Opening balance', '100.00'],
  ['Salary', '250.00'],
  ['Rent', '-80.00'],
  ['Electricity', '-12.40'],
  ['Water', '-7.15'],
  ['Transfer to savings', '-50.00'],
  ['Closing balance', '200.45'],
];

export const rowsOf = (rows: readonly (readonly [string, string])[] = ROWS): string =>
  rows
    .map(([label, amount], index) => {
      const y = 320 - 20 * index;
      return `${text(20, y, label)} ${amount === '' ? '' : text(200, y, amount)}`;
    })
    .join('\n');

/** The rows without Salary's amount, as after a redaction. */
export const ERASED = ROWS.map(([label, amount]): [string, string] => [
  label,
  label === 'Salary' ? '' : amount,
]);

export interface Paper {
  /** One content stream for each page. */
  pages: string[];
  /** Further entries of the pages' dictionaries. */
  page?: string;
  resources?: string;
  /** Further fonts, e.g. `/F2 11 0 R`. */
  fonts?: string;
  catalogue?: string;
  objects?: Objects;
}

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

export function paper({
  pages,
  page = '',
  resources = '',
  fonts = '',
  catalogue = '',
  objects = {},
}: Paper): Buffer {
  const own = pages.map((_, index) => 100 + 2 * index);
  const all: Objects = {
    1: `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    2: `<</Type/Pages/Kids[${own.map((number) => `${number} 0 R`).join(' ')}]/Count ${own.length}>>`,
    4: FONT,
    ...objects,
  };
  pages.forEach((stream, index) => {
    const number = 100 + 2 * index;
    all[number] =
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]${page}/Resources<</Font<</F1 4 0 R${fonts}>>${resources}>>/Contents ${number + 1} 0 R>>`;
    all[number + 1] = { dict: '', stream };
  });
  return writePdf(all);
}

export const read = (made: Paper | string): Promise<WholeEvidence> =>
  gatherPdf(paper(typeof made === 'string' ? { pages: [made] } : made));

/** How much two boxes in percent share, 0-1: their common part of all they take up together. */
export function overlap(
  a: { x: number; y: number; w: number; h: number } | undefined,
  b: { x: number; y: number; w: number; h: number },
): number {
  if (a === undefined) return 0;
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const both = Math.max(0, w) * Math.max(0, h);
  return both / (a.w * a.h + b.w * b.h - both);
}

/** Percent of the page of a box from its lower left corner in points. */
export const percent = (x: number, y: number, w: number, h: number) => ({
  x: (x / WIDTH) * 100,
  y: ((HEIGHT - y - h) / HEIGHT) * 100,
  w: (w / WIDTH) * 100,
  h: (h / HEIGHT) * 100,
});
