import { codesFor, moved, writeMatrix, writeShow } from '../edit/type-text.js';
import type { DrawnCode } from '../edit/shows.js';
import { rectOf, type PageRect } from '../edit/page-edit.js';
import { readWords } from '../edit/words.js';
import type { Done, Scene } from '../method.js';

/** The wanted value in the value's own font. */
export function wantedCodes({ value, wanted }: Scene): Pick<DrawnCode, 'code' | 'before'>[] {
  const { font } = value;
  // Offsets inside a value are its font's kerning, which does not apply to the new digits.
  return [...wanted].map((letter) => ({ code: font.codeOf(letter) ?? '', before: 0 }));
}

/** The same as one string. */
export const wantedString = ({ value, wanted }: Scene): string =>
  codesFor(value.font, wanted) ?? '';

/**
 * What a change of the value leaves: the place of the old value and, once
 * drawn, of the new one.
 */
export function replaced({ page, value, wanted }: Scene): Done {
  const old = rectOf(value);
  const now = readWords(page.shows())
    .filter(({ text }) => text === wanted)
    .map(rectOf)
    .find((rect) => areNear(rect, old));
  return {
    box: page.boxOf(now === undefined ? old : around(old, now)),
    before: asRead(value.text),
    after: asRead(wanted),
  };
}

/** Points from the old value's middle. */
const areNear = (one: PageRect, other: PageRect): boolean =>
  Math.abs(one.x + one.w / 2 - other.x - other.w / 2) < 15 &&
  Math.abs(one.y + one.h / 2 - other.y - other.h / 2) < 4;

function around(one: PageRect, other: PageRect): PageRect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    w: Math.max(one.x + one.w, other.x + other.w) - x,
    h: Math.max(one.y + one.h, other.y + other.h) - y,
  };
}

/** Operations draw Hebrew from left to right. */
const asRead = (text: string): string => (/[א-ת]/.test(text) ? [...text].reverse().join('') : text);

/**
 * Replaces the operators of the value. Text that the same operation shows
 * around the value stays, and relative positions after it remain valid.
 */
export function retype({ page, value }: Scene, operators: string): void {
  const { leading, trailing, textMatrix, lineMatrix, lineAfter, width } = value;
  const parts = value.breaksLine ? ['T*'] : [];
  parts.push(...(leading.length === 0 ? [] : [writeShow(leading)]), operators);
  if (trailing.length > 0)
    parts.push(`${writeMatrix(moved(textMatrix, width, 0))} Tm ${writeShow(trailing)}`);
  if (trailing.length > 0 || lineAfter !== lineMatrix) parts.push(`${writeMatrix(lineAfter)} Tm`);
  page.splice([{ from: value.from, to: value.to, by: ` ${parts.join(' ')} ` }]);
}
