import PDFDocument from 'pdfkit';
import type { Family } from './fonts.js';
import { visualPieces, type Piece } from './hebrew-order.js';
import {
  hasHebrew,
  leftEdge,
  markedAt,
  SLANT,
  type Drawing,
  type Marks,
  type Sheet,
  type TextAt,
} from './sheet.js';

/**
 * The order in which the text layer stores Hebrew. `visual`: words from left to
 * right, each as displayed. `logical`: letter by letter in reading order, each
 * positioned separately. Issuers' software does either.
 */
export type TextOrder = 'visual' | 'logical';

export interface PdfLook {
  font: Family;
  order: TextOrder;
  producer: string;
  creator: string;
  title: string;
  /** ISO date-time for the file's own dates, so that a rerun gives the same bytes. */
  made: string;
  modified?: string;
  /** A letter that the fonts' maps leave out, as subset fonts of some payroll programs do. */
  unnamed?: string;
  /** Places in the alphabet by which the fonts' maps are wrong throughout. */
  mapsShiftedBy?: number;
}

/** Draws the pages as a PDF with a text layer. */
export const drawPdf = async (
  drawing: Drawing,
  look: PdfLook,
): Promise<{ bytes: Buffer; marks: Marks }> => {
  const marks: Marks = new Map();
  const changesMaps = look.unnamed !== undefined || look.mapsShiftedBy !== undefined;
  const document = new PDFDocument({
    size: [drawing.width, drawing.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    compress: !changesMaps,
    info: {
      Producer: look.producer,
      Creator: look.creator,
      Title: look.title,
      CreationDate: new Date(look.made),
      ModDate: new Date(look.modified ?? look.made),
    },
  });
  document.registerFont('regular', look.font.regular);
  document.registerFont('bold', look.font.bold);
  drawing.pages.forEach((layout, index) => {
    document.addPage();
    layout(pdfSheet(document, drawing, look.order, index + 1, marks));
  });
  const bytes = await bytesOf(document);
  const named = look.unnamed === undefined ? bytes : withoutName(bytes, look.unnamed);
  return { bytes: withMapsShifted(named, look.mapsShiftedBy ?? 0), marks };
};

/** Maps every code to a later character; the length stays. */
const withMapsShifted = (bytes: Buffer, by: number): Buffer =>
  by === 0
    ? bytes
    : Buffer.from(
        bytes
          .toString('latin1')
          .replaceAll(/beginbfrange[^]*?endbfrange/g, (maps) =>
            maps.replaceAll(/\[[^\]]*\]/g, (list) =>
              list.replaceAll(/[0-9a-f]{4}/g, (code) =>
                (parseInt(code, 16) + by).toString(16).padStart(4, '0'),
              ),
            ),
          ),
        'latin1',
      );

/** Maps a letter to a private character in every font; the length stays. */
const withoutName = (bytes: Buffer, letter: string): Buffer => {
  const code = letter.charCodeAt(0).toString(16).padStart(4, '0');
  return Buffer.from(bytes.toString('latin1').replaceAll(`<${code}>`, '<f0e0>'), 'latin1');
};

export const bytesOf = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });

const pdfSheet = (
  document: PDFKit.PDFDocument,
  size: { width: number; height: number },
  order: TextOrder,
  page: number,
  marks: Marks,
): Sheet => {
  const put = (text: string, x: number, y: number): void => {
    document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  };
  return {
    ...size,
    text(text, at) {
      document.font(at.bold === true ? 'bold' : 'regular').fontSize(at.size);
      document.fillColor(at.color ?? '#1a1a1a');
      const widthOf = (part: string): number => document.widthOfString(part);
      const pieces = hasHebrew(text) ? visualPieces(text) : [{ text, rtl: false }];
      const width = pieces.reduce((total, piece) => total + widthOf(piece.text), 0);
      const left = leftEdge(text, at, width);
      if (at.mark !== undefined) marks.set(at.mark, markedAt(page, left, width, at));
      if (at.slanted === true) document.save().transform(1, 0, -SLANT, 1, SLANT * at.y, 0);
      if (order === 'visual') putVisual(pieces, left, at, { put, widthOf });
      else putLogical(pieces, left, at, { put, widthOf });
      if (at.slanted === true) document.restore();
    },
    rule([x1, y1], [x2, y2], thickness = 0.6, color = '#888888') {
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(thickness).stroke(color);
    },
    fill([x, y, w, h], color, radius = 0) {
      if (radius > 0) document.roundedRect(x, y, w, h, radius).fill(color);
      else document.rect(x, y, w, h).fill(color);
    },
  };
};

interface Pen {
  put(text: string, x: number, y: number): void;
  widthOf(text: string): number;
}

const putVisual = (pieces: Piece[], left: number, at: TextAt, pen: Pen): void => {
  let x = left;
  for (const { text, rtl } of pieces) {
    // The writer reverses words with Hebrew letters itself, but not punctuation alone.
    const seen = rtl && !hasHebrew(text) ? [...text].reverse().join('') : text;
    if (text !== ' ') pen.put(seen, x, at.y);
    x += pen.widthOf(text);
  }
};

const putLogical = (pieces: Piece[], left: number, at: TextAt, pen: Pen): void => {
  let x = left;
  const placed = pieces.map((piece) => {
    const start = x;
    x += pen.widthOf(piece.text);
    return { ...piece, start, end: x };
  });
  const rightToLeft = pieces.some(({ rtl }) => rtl);
  for (const { text, rtl, start, end } of rightToLeft ? placed.reverse() : placed) {
    if (!rtl) {
      pen.put(text, start, at.y);
      continue;
    }
    let right = end;
    for (const letter of text) {
      right -= pen.widthOf(letter);
      pen.put(letter, right, at.y);
    }
  }
};
