import type { DrawnCode, Show } from './shows.js';
import type { Font } from './font.js';
import { compose, type Matrix } from '../../../../worker/engine/pdf/syntax/matrix.js';
import { writeHex, writeNumber } from './write-value.js';

/** The codes of a text in a font; null if the font lacks a letter. */
export function codesFor(font: Font, text: string): string | null {
  const codes = [...text].map((letter) => font.codeOf(letter));
  return codes.every((code) => code !== null) ? codes.join('') : null;
}

/** Advance of a text in thousandths of the size. */
export const advanceOf = (font: Font, codes: string): number => {
  let width = 0;
  for (let at = 0; at < codes.length; at += font.codeBytes)
    width += font.widthOf(codes.slice(at, at + font.codeBytes));
  return width;
};

/** The operation that shows the given codes with their offsets. */
export const writeShow = (codes: readonly Pick<DrawnCode, 'code' | 'before'>[]): string =>
  `[${codes.map(({ code, before }) => `${before === 0 ? '' : `${writeNumber(before)} `}${code === '' ? '' : writeHex(code)}`).join(' ')}] TJ`;

export const writeMatrix = (matrix: Matrix): string => matrix.map(writeNumber).join(' ');

export interface Typed {
  fontName: string;
  size: number;
  codes: string;
  /** Text space to the page's default space, as for the original text. */
  matrix: Matrix;
  colour: string;
  /** Further operators inside the text object. */
  more?: string;
}

/** A separate text object, in the page's default space. */
export const writeText = ({ fontName, size, codes, matrix, colour, more = '' }: Typed): string =>
  `q ${colour} BT /${fontName} ${writeNumber(size)} Tf ${writeMatrix(matrix)} Tm ${more} ${writeHex(codes)} Tj ET Q`;

/** Where a show begins, in the page's default space. */
export const startOf = (show: Show): Matrix => compose(show.ctm, show.textMatrix);

/** The same, moved in text space. */
export const moved = (matrix: Matrix, x: number, y: number): Matrix =>
  compose(matrix, [1, 0, 0, 1, x, y]);
