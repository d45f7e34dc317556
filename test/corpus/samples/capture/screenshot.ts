import type { Family } from '../fonts.js';
import { drawPicture, pngOf } from '../picture-sheet.js';
import type { Drawing, Marks } from '../sheet.js';

/** A screenshot: the drawing's units are the screen's pixels. */
export const screenshot = async (
  drawing: Drawing,
  look: { font: Family },
): Promise<{ bytes: Buffer; marks: Marks }> => {
  const { canvas, marks } = drawPicture(drawing, 1, { font: look.font, scale: 1 });
  return { bytes: await pngOf(canvas), marks };
};
