import { createCanvas } from '@napi-rs/canvas';
import { deflateSync } from 'node:zlib';
import type { PdfReference } from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { FONTS } from '../../samples/fonts.js';
import { cssFont } from '../../samples/picture-sheet.js';
import type { PdfEdit } from './pdf-edit.js';
import { dictOf } from './values.js';

export interface PictureLook {
  /** Pixels. */
  width: number;
  height: number;
  paper: string;
  ink: string;
  /** Font size in pixels; default: most of the picture's height. */
  fontPx?: number;
}

/** A picture of a line of text, as if cut from a screenshot. */
export function pictureOf(
  text: string,
  { width, height, paper, ink, fontPx }: PictureLook,
): Buffer {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = ink;
  context.font = cssFont(FONTS.heebo, fontPx ?? canvas.height * 0.75);
  context.textBaseline = 'middle';
  context.fillText(text, 0, canvas.height / 2, canvas.width);
  const rgba = canvas.data();
  const rgb = Buffer.alloc((rgba.length / 4) * 3);
  for (let pixel = 0; pixel * 4 < rgba.length; pixel++)
    for (let channel = 0; channel < 3; channel++)
      rgb[pixel * 3 + channel] = rgba[pixel * 4 + channel] ?? 0;
  return rgb;
}

/** Adds a picture of a line of text to the file. */
export const addPicture = (edit: PdfEdit, text: string, look: PictureLook): PdfReference =>
  edit.add(
    dictOf(
      `<</Type/XObject/Subtype/Image/Width ${Math.max(1, Math.round(look.width))}/Height ${Math.max(1, Math.round(look.height))}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode>>`,
    ),
    deflateSync(pictureOf(text, look)),
  );
