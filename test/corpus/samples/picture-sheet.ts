import { createCanvas, GlobalFonts, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Family } from './fonts.js';
import { hasHebrew, leftEdge, markedAt, SLANT, type Drawing, type Marks, type Sheet } from './sheet.js';

export interface PictureLook {
  font: Family;
  /** Pixels per point. */
  scale: number;
  /** Degrees clockwise, for paper askew on a scanner's glass. */
  skewDegrees?: number;
  paper?: string;
}

/** Draws one page as a picture. */
export const drawPicture = (
  drawing: Drawing,
  page: number,
  look: PictureLook,
): { canvas: Canvas; marks: Marks } => {
  const layout = drawing.pages[page - 1];
  if (layout === undefined) throw new RangeError(`the drawing has no page ${page}`);
  const marks: Marks = new Map();
  const canvas = createCanvas(
    Math.round(drawing.width * look.scale),
    Math.round(drawing.height * look.scale),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = look.paper ?? '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((look.skewDegrees ?? 0) * Math.PI) / 180);
  context.translate(-canvas.width / 2, -canvas.height / 2);
  context.scale(look.scale, look.scale);
  layout(pictureSheet(context, drawing, look.font, page, marks));
  return { canvas, marks };
};

const registered = new Set<string>();

/** The family must be registered before its first use: a failed look-up is cached. */
export const cssFont = (family: Family, size: number, bold = false): string => {
  const name = `Sample ${family.name}`;
  if (!registered.has(name)) {
    GlobalFonts.registerFromPath(family.regular, name);
    GlobalFonts.registerFromPath(family.bold, name);
    registered.add(name);
  }
  return `${bold ? 700 : 400} ${size}px "${name}"`;
};

export const pngOf = (canvas: Canvas): Promise<Buffer> =>
  sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();

const pictureSheet = (
  context: SKRSContext2D,
  size: { width: number; height: number },
  font: Family,
  page: number,
  marks: Marks,
): Sheet => ({
  width: size.width,
  height: size.height,
  text(text, at) {
    context.font = cssFont(font, at.size, at.bold);
    context.fillStyle = at.color ?? '#1a1a1a';
    context.direction = hasHebrew(text) ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    const width = context.measureText(text).width;
    const left = leftEdge(text, at, width);
    if (at.mark !== undefined) marks.set(at.mark, markedAt(page, left, width, at));
    context.save();
    if (at.slanted === true) context.transform(1, 0, -SLANT, 1, SLANT * at.y, 0);
    context.fillText(text, left, at.y);
    context.restore();
  },
  rule([x1, y1], [x2, y2], thickness = 0.6, color = '#888888') {
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.lineWidth = thickness;
    context.strokeStyle = color;
    context.stroke();
  },
  fill([x, y, w, h], color, radius = 0) {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x, y, w, h, radius);
    context.fill();
  },
});
