import sharp from 'sharp';
import type { Family } from '../fonts.js';
import { drawPicture } from '../picture-sheet.js';
import type { Drawing, Marks } from '../sheet.js';

/** A phone's screenshot: the drawing's units are the screen's pixels. */
export const screenshot = async (
  drawing: Drawing,
  look: { font: Family },
): Promise<{ bytes: Buffer; marks: Marks }> => {
  const { canvas, marks } = drawPicture(drawing, 1, { font: look.font, scale: 1 });
  const { width, height } = canvas;
  const bytes = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
  return { bytes, marks };
};
