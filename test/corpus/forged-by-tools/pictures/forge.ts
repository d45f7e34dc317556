import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { closestFont } from './closest-font.js';
import { OPERATIONS, type Sheet } from './operations.js';
import type { Painter } from './painters.js';
import { maskOf, pixelsOf, rawOf } from './picture.js';
import { type PlacedWord, readWords } from './read-words.js';

/** A genuine picture, decoded once and kept as PNG, from which all its files are made. */
export interface OpenSheet extends Sheet {
  id: string;
  /** A file of the PNG. */
  path: string;
  png: Buffer;
}

/**
 * null for a picture without words, or one that cannot be decoded.
 *
 * @param known its words; they are read from it where there are none
 */
export async function openSheet(
  id: string,
  bytes: Buffer,
  path: string,
  work: string,
  known: readonly PlacedWord[] = [],
): Promise<OpenSheet | null> {
  try {
    const pixels = await pixelsOf(bytes);
    const words = known.length > 0 ? [...known] : await readWords(path, pixels);
    if (words.length === 0) return null;
    const png = await sharp(pixels.data, rawOf(pixels)).png().toBuffer();
    const copy = join(work, `${id}.png`);
    await writeFile(copy, png);
    return { id, path: copy, png, pixels, words };
  } catch {
    return null;
  }
}

export interface ForgedPicture {
  png: Buffer;
  /** White where it was changed, of the picture's size. */
  mask: Buffer;
  tool: string;
  operation: string;
}

/** A plan may find no place, and a tool may fail or change nothing. */
const ATTEMPTS = 12;

/**
 * A picture with one change by one tool, both chosen by `random`; null if nothing was possible.
 * `operations` are names in OPERATIONS to choose from.
 */
export async function forgePicture(
  sheet: OpenSheet,
  other: OpenSheet,
  {
    painters,
    work,
    random,
    operations: names = Object.keys(OPERATIONS),
    findsFont = false,
    fonts = null,
  }: {
    painters: readonly Painter[];
    work: string;
    random: () => number;
    operations?: readonly string[];
    /** Retypes in the installed font that looks most like the word. */
    findsFont?: boolean;
    /** A folder of fonts that the forger has beside the installed ones. */
    fonts?: string | null;
  },
): Promise<ForgedPicture | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const name = names[Math.floor(random() * names.length)] ?? '';
    const operation = OPERATIONS[name];
    const able = painters.filter(
      ({ does, hasOneFont }) =>
        operation !== undefined &&
        does.includes(operation.does) &&
        !(findsFont && operation.does === 'type' && hasOneFont === true),
    );
    const painter = able[Math.floor(random() * able.length)];
    const stroke = operation?.plan(sheet, other, random) ?? null;
    if (painter === undefined || stroke === null) continue;
    if (stroke.does === 'type' && findsFont) {
      const { x, y, w, h } = stroke.was ?? stroke.area;
      // A digit is set in the font of its word.
      const was = sheet.words.find(
        (word) =>
          word.y <= y && word.y + word.h >= y + h && word.x <= x && word.x + word.w >= x + w,
      );
      if (was !== undefined) {
        const area = { x: was.x, y: was.y, w: was.w, h: was.h };
        stroke.font = await closestFont(sheet.pixels, { ...area, text: was.text }, fonts);
      }
    }
    const donor = stroke.does === 'copy' && stroke.donor === 'other' ? other.path : sheet.path;
    const out = join(work, 'forged.png');
    try {
      await painter.paint(stroke, { source: sheet.path, donor, out });
      const after = await pixelsOf(await readFile(out));
      const mask = await maskOf(sheet.pixels, after);
      if (mask === null) continue;
      // Each tool writes PNG in its own way; here only the pixels count.
      const png = await sharp(after.data, rawOf(after)).png().toBuffer();
      return { png, mask, tool: painter.id, operation: name };
    } catch {
      continue;
    }
  }
  return null;
}
