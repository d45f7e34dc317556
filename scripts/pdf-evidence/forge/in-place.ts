import { codesFor, moved, writeMatrix, writeShow } from '../edit/type-text.js';
import type { DrawnCode } from '../edit/shows.js';
import { rectOf } from '../edit/page-edit.js';
import type { Done, Scene } from '../method.js';

/** The wanted value in the value's own font. */
export function wantedCodes({ value, wanted }: Scene): Pick<DrawnCode, 'code' | 'before'>[] {
  const { font } = value;
  // Jumps inside a value are its font's kerning, which the new digits do not share.
  return [...wanted].map((letter) => ({ code: font.codeOf(letter) ?? '', before: 0 }));
}

/** The same as one string. */
export const wantedString = ({ value, wanted }: Scene): string =>
  codesFor(value.font, wanted) ?? '';

/** What a change of the value itself leaves, in the value's place. */
export const replaced = ({ page, value, wanted }: Scene): Done => ({
  box: page.boxOf(rectOf(value)),
  before: value.text,
  after: wanted,
});

/**
 * Puts operators in the place of the value's own. What the same operation
 * shows around the value stays, and what is placed relative to it still holds.
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
