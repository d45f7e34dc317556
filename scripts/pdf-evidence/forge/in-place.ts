import { codesFor } from '../edit/type-text.js';
import type { DrawnCode } from '../edit/shows.js';
import { rectOf } from '../edit/page-edit.js';
import type { Done, Scene } from '../method.js';

/** The wanted value in the value's own font, its jumps kept. */
export function wantedCodes({ value, wanted }: Scene): DrawnCode[] {
  const { font } = value;
  return [...wanted].map((letter, index) => ({
    code: font.codeOf(letter) ?? '',
    text: letter,
    before: value.codes[index]?.before ?? 0,
  }));
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

/** Puts operators in the place of the value's own; relative positions after it still hold. */
export const retype = ({ page, value }: Scene, operators: string): void =>
  page.splice([{ from: value.from, to: value.to, by: operators }]);
