import sharp, { type Sharp } from 'sharp';
import type { Family } from '../fonts.js';
import { drawPicture } from '../picture-sheet.js';
import type { Drawing, Marked, Marks } from '../sheet.js';
import { addGrain } from './grain.js';
import { perspectiveOf, type Perspective, type Point, type Quadrangle } from './perspective.js';

export interface PhotoLook {
  font: Family;
  /** Corners of the paper as fractions of the picture's width and height. */
  corners: Quadrangle;
  /** Colour of the table under the paper. */
  table: readonly [number, number, number];
  seed: number;
}

/** A phone picture: aspect ratio 3:4, small enough for git. */
export const PHOTO = { width: 1560, height: 2080 };

/** Photographs the drawing's first page, printed and lying on a table under uneven light. */
export const photographed = async (
  drawing: Drawing,
  look: PhotoLook,
): Promise<{ picture: Sharp; marks: Marks }> => {
  const drawn = drawPicture(drawing, 1, { font: look.font, scale: 2.6, paper: '#fbfaf6' });
  const { width, height } = PHOTO;
  const at = ([x, y]: Point): Point => [x * width, y * height];
  const [topLeft, topRight, bottomRight, bottomLeft] = look.corners;
  const view = perspectiveOf([at(topLeft), at(topRight), at(bottomRight), at(bottomLeft)]);
  const paper = { data: drawn.canvas.data(), width: drawn.canvas.width, height: drawn.canvas.height };
  const pixels = photograph(paper, view, look.table);
  const soft = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .raw()
    .toBuffer();
  addGrain(soft, 3, 3, look.seed);
  const marks: Marks = new Map(
    [...drawn.marks].map(([name, mark]) => [name, seen(mark, drawing, view)]),
  );
  return { picture: sharp(soft, { raw: { width, height, channels: 3 } }), marks };
};

interface Paper {
  /** RGBA. */
  data: Uint8Array;
  width: number;
  height: number;
}

const photograph = (
  paper: Paper,
  view: Perspective,
  table: readonly [number, number, number],
): Uint8Array => {
  const { width, height } = PHOTO;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = view.back([x + 0.5, y + 0.5]);
      const light = 1.02 - 0.2 * (x / width) - 0.14 * (y / height);
      const onPaper = u >= 0 && u < 1 && v >= 0 && v < 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = onPaper
          ? sampled(paper, u, v, channel)
          : (table[channel] ?? 0) * (1 + 0.06 * Math.sin(y / 23 + Math.sin(x / 310) * 3));
        // Home lighting is warm: less blue.
        const warm = channel === 2 ? 0.94 : 1;
        pixels[(y * width + x) * 3 + channel] = Math.min(255, value * light * warm);
      }
    }
  }
  return pixels;
};

/** Bilinear. */
const sampled = (paper: Paper, u: number, v: number, channel: number): number => {
  const x = Math.min(u * paper.width, paper.width - 2);
  const y = Math.min(v * paper.height, paper.height - 2);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number): number =>
    paper.data[(row * paper.width + column) * 4 + channel] ?? 0;
  const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * (x - left);
  const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * (x - left);
  return upper + (lower - upper) * (y - top);
};

/** The position of a mark in the photo, in the drawing's units scaled to the whole photo. */
const seen = (mark: Marked, drawing: Drawing, view: Perspective): Marked => {
  const corners = [
    [mark.x, mark.y],
    [mark.x + mark.w, mark.y],
    [mark.x, mark.y + mark.h],
    [mark.x + mark.w, mark.y + mark.h],
  ].map(([x = 0, y = 0]) => view.onto([x / drawing.width, y / drawing.height]));
  const xs = corners.map(([x]) => (x / PHOTO.width) * drawing.width);
  const ys = corners.map(([, y]) => (y / PHOTO.height) * drawing.height);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { page: mark.page, x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
};

/** EXIF data as a phone writes it. */
export const phoneExif = (taken: string) => ({
  IFD0: { Make: 'samsung', Model: 'SM-A546E', DateTime: taken },
  IFD2: { DateTimeOriginal: taken, ISOSpeedRatings: '160', FNumber: '18/10' },
});
