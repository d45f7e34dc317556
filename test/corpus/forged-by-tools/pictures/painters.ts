import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { command, isOnPath, modulesThere, PROGRAMS, PYTHON, runJava } from '../tools.js';
import { FONTS } from '../../samples/fonts.js';
import type { Rgb } from './picture.js';
import type { Area } from './read-words.js';
import type { Stroke } from './operations.js';

/** PNG files. */
export interface Paths {
  source: string;
  /** What is copied from: the source or another picture. */
  donor: string;
  out: string;
}

export type Paint = (stroke: Stroke, paths: Paths) => Promise<unknown>;

/** A program that changes pictures, and what it is used for. */
export interface Painter {
  id: string;
  /** Any of these programs runs it; empty for a dependency. */
  needs: string[];
  does: Stroke['does'][];
  /** Types in a font of its own, whatever stood there. */
  hasOneFont?: true;
  paint: Paint;
}

const geometry = ({ x, y, w, h }: Area): string => `${w}x${h}+${x}+${y}`;

const css = ([r, g, b]: Rgb): string => `rgb(${r},${g},${b})`;

/** The font, its size and the baseline of digits as high as the area. */
const setting = (stroke: Extract<Stroke, { does: 'type' }>) => {
  const { area, was = area, align, text, font } = stroke;
  const file = font?.file ?? FONTS.rubik.regular;
  const size = font?.size ?? Math.round(was.h * 1.3);
  return {
    font: file,
    family: font === undefined ? 'DejaVu Sans, Liberation Sans, sans-serif' : font.family,
    size,
    x: align === 'right' ? was.x + was.w - inkWidth(text, { file, size }) : was.x,
    // Who looks for the place of what stood there sets the text on its last row of ink.
    baseline: stroke.was === undefined ? was.y + was.h - 1 : was.y + was.h,
  };
};

/** To the last ink of a text from where it is set, whole pixels. */
function inkWidth(text: string, { file, size }: { file: string; size: number }): number {
  const context = createCanvas(8, 8).getContext('2d');
  context.font = `${size}px "${registered(file)}"`;
  return Math.round(context.measureText(text).actualBoundingBoxRight);
}

/** The name of a font for Skia. */
function registered(file: string): string {
  const name = `Forged ${file}`;
  if (!GlobalFonts.has(name)) GlobalFonts.registerFromPath(file, name);
  return name;
}

const magick =
  (program: string[]): Paint =>
  async (stroke, { source, donor, out }) => {
    const [name = '', ...first] = program;
    const run = (...words: string[]) => command(name, ...first, ...words);
    switch (stroke.does) {
      case 'copy': {
        const { from, to } = stroke;
        const piece = `${out}.piece.png`;
        await run(donor, '-crop', geometry(from), '+repage', '-resize', `${to.w}x${to.h}!`, piece);
        const place = ['-geometry', `+${to.x}+${to.y}`];
        if (name === 'gm') return command('gm', 'composite', ...place, piece, source, out);
        return run(source, piece, ...place, '-composite', out);
      }
      case 'type': {
        const { font, size, x, baseline } = setting(stroke);
        const words = ['-fill', css(stroke.ink), '-font', font, '-pointsize', String(size)];
        const text = ['-draw', `text ${x},${baseline} '${stroke.text}'`];
        return run(source, ...painted(stroke.area, stroke.paper), ...words, ...text, out);
      }
      case 'erase':
        return run(source, ...painted(stroke.area, stroke.paper), out);
      case 'line': {
        const line = `line ${stroke.from.join(',')} ${stroke.to.join(',')}`;
        const pen = ['-stroke', css(stroke.ink), '-strokewidth', String(stroke.width)];
        return run(source, ...pen, '-draw', line, out);
      }
    }
  };

const painted = ({ x, y, w, h }: Area, paper: Rgb): string[] => [
  ...['-fill', css(paper), '-draw'],
  `rectangle ${x},${y} ${x + w - 1},${y + h - 1}`,
];

const netpbm: Paint = async (stroke, { source, donor, out }) => {
  if (stroke.does !== 'copy') throw new Error('netpbm only copies here');
  const { from, to } = stroke;
  const script = [
    'pngtopnm "$1" >"$3.base" && pngtopnm "$2" | pamcut "$4" "$5" "$6" "$7"',
    '| pamscale -xsize "$8" -ysize "$9" >"$3.piece"',
    '&& pnmpaste "$3.piece" "${10}" "${11}" "$3.base" | pnmtopng >"$3"',
  ].join(' ');
  const numbers = [from.x, from.y, from.w, from.h, to.w, to.h, to.x, to.y].map(String);
  await command('sh', '-c', script, 'sh', source, donor, out, ...numbers);
};

const withSharp: Paint = async (stroke, { source, donor, out }) => {
  if (stroke.does === 'copy') {
    const { from, to } = stroke;
    const piece = await sharp(await readFile(donor))
      .extract({ left: from.x, top: from.y, width: from.w, height: from.h })
      .resize(to.w, to.h, { fit: 'fill' })
      .toBuffer();
    const picture = sharp(await readFile(source)).composite([
      { input: piece, left: to.x, top: to.y },
    ]);
    return writeFile(out, await picture.png().toBuffer());
  }
  const { width, height } = await sharp(await readFile(source)).metadata();
  const input = Buffer.from(drawingOf(stroke, { width, height }));
  // The engine, loaded to read the words of a picture, switches SVG off for the process.
  sharp.unblock(SVG);
  try {
    const picture = sharp(await readFile(source)).composite([{ input, left: 0, top: 0 }]);
    await writeFile(out, await picture.png().toBuffer());
  } finally {
    sharp.block(SVG);
  }
};

const SVG = { operation: ['VipsForeignLoadSvgBuffer'] };

/** A drawing to be laid over a picture, or around it with `under`. */
function drawingOf(
  stroke: Exclude<Stroke, { does: 'copy' }>,
  { width, height }: { width: number; height: number },
  under = '',
): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">`;
  return `${open}${under}${shapesOf(stroke)}</svg>`;
}

function shapesOf(stroke: Exclude<Stroke, { does: 'copy' }>): string {
  if (stroke.does === 'line')
    return `<line x1="${stroke.from[0]}" y1="${stroke.from[1]}" x2="${stroke.to[0]}" y2="${stroke.to[1]}" stroke="${css(stroke.ink)}" stroke-width="${stroke.width}"/>`;
  const { x, y, w, h } = stroke.area;
  const cover = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${css(stroke.paper)}"/>`;
  if (stroke.does === 'erase') return cover;
  const { size, baseline, family } = setting(stroke);
  return `${cover}<text x="${x}" y="${baseline}" font-family="${family}" font-size="${size}" fill="${css(stroke.ink)}">${stroke.text}</text>`;
}

/** Canvas of Skia. */
const skia: Paint = async (stroke, { source, donor, out }) => {
  const picture = await loadImage(source);
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  if (stroke.does === 'copy') {
    const { from, to } = stroke;
    const other = await loadImage(donor);
    context.drawImage(other, from.x, from.y, from.w, from.h, to.x, to.y, to.w, to.h);
  } else if (stroke.does === 'line') {
    context.strokeStyle = css(stroke.ink);
    context.lineWidth = stroke.width;
    context.beginPath();
    context.moveTo(...stroke.from);
    context.lineTo(...stroke.to);
    context.stroke();
  } else {
    const { x, y, w, h } = stroke.area;
    context.fillStyle = css(stroke.paper);
    context.fillRect(x, y, w, h);
    if (stroke.does === 'type') {
      const { font, size, baseline } = setting(stroke);
      context.fillStyle = css(stroke.ink);
      context.font = `${size}px "${registered(font)}"`;
      context.fillText(stroke.text, setting(stroke).x, baseline);
    }
  }
  await writeFile(out, await canvas.encode('png'));
};

/** A browser's picture of a page that shows the source with something drawn on it. */
const chromium: Paint = async (stroke, { source, out }) => {
  if (stroke.does === 'copy') throw new Error('a browser only draws here');
  const size = await sharp(await readFile(source)).metadata();
  const picture = `<image href="file://${source}" width="${size.width}" height="${size.height}"/>`;
  const page = `${out}.html`;
  await writeFile(page, `<body style="margin:0">${drawingOf(stroke, size, picture)}</body>`);
  await command(
    'chromium',
    ...['--headless', '--no-sandbox', '--hide-scrollbars', '--force-device-scale-factor=1'],
    ...['--allow-file-access-from-files', `--window-size=${size.width},${size.height}`],
    ...[`--screenshot=${out}`, page],
  );
};

const inkscape: Paint = async (stroke, { source, out }) => {
  if (stroke.does === 'copy') throw new Error('Inkscape only draws here');
  const size = await sharp(await readFile(source)).metadata();
  const picture = `<image xlink:href="file://${source}" width="${size.width}" height="${size.height}"/>`;
  await writeFile(`${out}.svg`, drawingOf(stroke, size, picture));
  await command(
    'inkscape',
    '--export-type=png',
    '-d',
    '96',
    `--export-filename=${out}`,
    `${out}.svg`,
  );
};

const settingWords = (stroke: Extract<Stroke, { does: 'type' }>): string[] => {
  const { font, size, x, baseline } = setting(stroke);
  return [`font=${font}`, `size=${size}`, `left=${x}`, `baseline=${baseline}`];
};

/** Java's own drawing, as editors written in Java have it. */
const java: Paint = async (stroke, { source, out }) => {
  if (stroke.does === 'copy' || stroke.does === 'line') throw new Error('Java only types here');
  const { x, y, w, h } = stroke.area;
  await runJava('PaintPicture.java', [
    ...[`way=${stroke.does}`, `source=${source}`, `out=${out}`, `area=${[x, y, w, h].join(',')}`],
    `paper=${stroke.paper.join(',')}`,
    ...(stroke.does === 'type'
      ? [`text=${stroke.text}`, `ink=${stroke.ink.join(',')}`, ...settingWords(stroke)]
      : []),
  ]);
};

/** Pillow and OpenCV. */
const python =
  (program: string): Paint =>
  async (stroke, paths) => {
    const words = Object.entries(paths).map(([key, path]) => `${key}=${path}`);
    const area = ({ x, y, w, h }: Area): string => [x, y, w, h].join(',');
    const told = Object.entries<string | number | Area | readonly number[]>({
      ...stroke,
      font: '',
    }).flatMap(([key, value]) => {
      if (['does', 'donor', 'font', 'was', 'align'].includes(key)) return [];
      return typeof value === 'object' && 'w' in value
        ? `${key}=${area(value)}`
        : `${key}=${String(value)}`;
    });
    const type = stroke.does === 'type' ? settingWords(stroke) : [];
    await command(
      PYTHON,
      '-B',
      join(PROGRAMS, program),
      `way=${stroke.does}`,
      ...words,
      ...told,
      ...type,
    );
  };

const ALL: Stroke['does'][] = ['copy', 'type', 'erase', 'line'];

export const PAINTERS: readonly Painter[] = [
  { id: 'imagemagick', needs: ['convert-im6.q16'], does: ALL, paint: magick(['convert-im6.q16']) },
  { id: 'imagemagick-7', needs: ['magick'], does: ALL, paint: magick(['magick']) },
  { id: 'graphicsmagick', needs: ['gm'], does: ALL, paint: magick(['gm', 'convert']) },
  { id: 'netpbm', needs: ['pamcut'], does: ['copy'], paint: netpbm },
  { id: 'sharp', needs: [], does: ALL, paint: withSharp },
  { id: 'skia', needs: [], does: ALL, paint: skia },
  { id: 'pillow', needs: ['python:PIL'], does: ALL, paint: python('with_pillow.py') },
  {
    id: 'opencv',
    needs: ['python:cv2'],
    does: ALL,
    hasOneFont: true,
    paint: python('with_opencv.py'),
  },
  { id: 'java', needs: ['javac'], does: ['type', 'erase'], paint: java },
  { id: 'chromium', needs: ['chromium'], does: ['type', 'erase'], paint: chromium },
  { id: 'inkscape', needs: ['inkscape'], does: ['type', 'line'], paint: inkscape },
];

/** The painters that are installed, and the names of the others. */
export async function paintersThere(): Promise<{ painters: Painter[]; missing: string[] }> {
  const modules = await modulesThere(['PIL', 'cv2']);
  const isThere = (need: string): boolean =>
    need.startsWith('python:') ? modules.has(need.slice('python:'.length)) : isOnPath(need);
  const painters = PAINTERS.filter(({ needs }) => needs.every(isThere));
  const missing = PAINTERS.filter((painter) => !painters.includes(painter)).map(({ id }) => id);
  return { painters, missing };
}
