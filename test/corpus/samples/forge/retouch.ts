import type { Canvas } from '@napi-rs/canvas';
import type { Family } from '../fonts.js';
import { cssFont } from '../picture-sheet.js';
import { hasHebrew, type Marked } from '../sheet.js';

export interface Retouch {
  at: Marked;
  text: string;
  font: Family;
  size: number;
  background: string;
  color: string;
  /** The edge of the old text that the new text keeps. */
  keep: 'left' | 'center';
}

/**
 * Paints over a text and writes another in its place, as with a picture
 * editor's brush and type tool. Returns the position of the new text.
 */
export const retouch = (canvas: Canvas, { at, ...edit }: Retouch): Marked => {
  const context = canvas.getContext('2d');
  context.resetTransform();
  context.fillStyle = edit.background;
  context.fillRect(at.x - 6, at.y - 6, at.w + 12, at.h + 16);
  context.font = cssFont(edit.font, edit.size, true);
  context.fillStyle = edit.color;
  context.direction = hasHebrew(edit.text) ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const width = context.measureText(edit.text).width;
  const left = edit.keep === 'left' ? at.x : at.x + (at.w - width) / 2;
  context.fillText(edit.text, left, at.y + at.h / 1.05 * 0.8);
  return { ...at, x: left, w: width };
};
