import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { isSteering } from './bidi.js';

const { resolve } = createRequire(import.meta.url);

const rubik = (weight: '400Regular' | '700Bold'): string =>
  resolve(`@expo-google-fonts/rubik/${weight}/Rubik_${weight}.ttf`);

const liberation = (style: 'Regular' | 'Bold'): string =>
  join(
    dirname(resolve('pdfjs-dist/package.json')),
    'standard_fonts',
    `LiberationSans-${style}.ttf`,
  );

/**
 * By name, the file of each. Rubik (OFL) has Hebrew, Latin, Cyrillic and Arabic; Liberation
 * Sans (OFL), which comes with PDF.js, has arrows, Greek and signs that Rubik lacks.
 */
export const FACES: Readonly<Record<string, string>> = {
  'rubik-regular': rubik('400Regular'),
  'rubik-bold': rubik('700Bold'),
  'liberation-regular': liberation('Regular'),
  'liberation-bold': liberation('Bold'),
};

const CHAINS = {
  regular: ['rubik-regular', 'liberation-regular'],
  bold: ['rubik-bold', 'liberation-bold'],
} as const;

const opened = new Map<string, Font>();
const known = new Map<string, string | null>();

/** The first face that draws a character; null where none does. */
export function faceOf(character: string, isBold: boolean): string | null {
  const weight = isBold ? 'bold' : 'regular';
  const key = `${weight} ${character}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const code = character.codePointAt(0) ?? 0;
  const face = CHAINS[weight].find((name) => fontOf(name).hasGlyphForCodePoint(code)) ?? null;
  known.set(key, face);
  return face;
}

function fontOf(face: string): Font {
  const font = opened.get(face) ?? openSync(FACES[face] ?? '');
  opened.set(face, font);
  return font;
}

/** Set a direction by force, and would do so for the text that follows. */
const FORCING = /[\u202A-\u202E]/g;
/** Joiners, selectors of glyphs, marks of byte order: there is nothing of them to draw. */
const UNSEEN = /\u00AD|[\u200B-\u200D]|[\u2060-\u2064]|[\uFE00-\uFE0F]|\uFEFF/g;
/** Includes a line's end, which is handled before. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

/**
 * The text as it can be drawn, on one line: control characters are spaces, and a character
 * that no face has stands as its code, such as [U+1F600].
 */
export function drawable(text: string, isBold = false): string {
  const plain = text.replaceAll(FORCING, '').replaceAll(UNSEEN, '').replaceAll(CONTROLS, ' ');
  return Array.from(plain, (character) =>
    isSteering(character) || faceOf(character, isBold) !== null ? character : codeOf(character),
  ).join('');
}

const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
