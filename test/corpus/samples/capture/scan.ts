import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Family } from '../fonts.js';
import { bytesOf } from '../pdf-sheet.js';
import { drawPicture } from '../picture-sheet.js';
import type { Drawing, Marked, Marks } from '../sheet.js';
import { addGrain } from './grain.js';

export interface ScanLook {
  font: Family;
  skewDegrees: number;
  made: string;
  seed: number;
}

/** Dots per inch: the default of office scanners for mail. */
const DPI = 170;

/** Prints the drawing and scans it: a PDF with one grey picture per page, and no text. */
export const scanned = async (
  drawing: Drawing,
  look: ScanLook,
): Promise<{ bytes: Buffer; marks: Marks }> => {
  const size: [number, number] = [drawing.width, drawing.height];
  const document = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    info: {
      Producer: 'Office Scanner PDF Library 4.2',
      Creator: 'Office Scanner',
      CreationDate: new Date(look.made),
    },
  });
  const marks: Marks = new Map();
  for (const page of drawing.pages.keys()) {
    const drawn = drawPicture(drawing, page + 1, {
      font: look.font,
      scale: DPI / 72,
      skewDegrees: look.skewDegrees,
      paper: '#f7f7f7',
    });
    const { width, height } = drawn.canvas;
    const grey = await sharp(drawn.canvas.data(), { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .toColourspace('b-w')
      .blur(0.6)
      .raw()
      .toBuffer();
    addGrain(grey, 1, 4, look.seed + page);
    const jpeg = await sharp(grey, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 48 })
      .toBuffer();
    document.addPage();
    document.image(jpeg, 0, 0, { width: size[0], height: size[1] });
    for (const [name, mark] of drawn.marks) marks.set(name, turned(mark, look.skewDegrees, size));
  }
  return { bytes: await bytesOf(document), marks };
};

/** The upright box around a box rotated about the page's middle. */
const turned = (mark: Marked, degrees: number, [width, height]: [number, number]): Marked => {
  const angle = (degrees * Math.PI) / 180;
  const corners = [
    [mark.x, mark.y],
    [mark.x + mark.w, mark.y],
    [mark.x, mark.y + mark.h],
    [mark.x + mark.w, mark.y + mark.h],
  ].map(([x = 0, y = 0]) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return {
      x: width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  });
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  return {
    page: mark.page,
    x: left,
    y: top,
    w: Math.max(...corners.map(({ x }) => x)) - left,
    h: Math.max(...corners.map(({ y }) => y)) - top,
  };
};
