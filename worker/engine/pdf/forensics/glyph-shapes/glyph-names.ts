import { identityOf } from './identity.js';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** `afii57664` is alef; the other letters follow in Unicode order. */
const AFII_ALEF = 57_664;
const HEBREW_LETTERS = 27;
const ALEF = 0x05d0;
const NAME_MAX = 64;

/**
 * Identity of the character that a glyph name stands for, such as `seven`, `uni05D0` or
 * `A.sc`. null for a name without meaning (`g12`, `glyph7`) and for a character without an
 * identity.
 */
export function identityOfName(name: string): string | null {
  if (name.length > NAME_MAX) return null;
  // The part after a point names a variant of the character.
  const base = name.split('.', 1)[0] ?? '';
  const digit = DIGITS.indexOf(base);
  if (digit !== -1) return String(digit);
  if (/^[A-Za-z0-9]$/.test(base)) return identityOf(base);
  const [, hex] = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(base)?.filter(Boolean) ?? [];
  if (hex !== undefined) return identityAt(Number.parseInt(hex, 16));
  const afii = /^afii(\d{5})$/.exec(base)?.[1];
  if (afii === undefined) return null;
  const letter = Number(afii) - AFII_ALEF;
  return letter >= 0 && letter < HEBREW_LETTERS ? identityAt(ALEF + letter) : null;
}

const identityAt = (point: number): string | null =>
  point <= 0x10ffff ? identityOf(String.fromCodePoint(point)) : null;

const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** Code points of the plain characters that have an identity. */
export const PLAIN_CHARACTERS: readonly { point: number; identity: string }[] = [
  ...range(0x30, 10),
  ...range(0x41, 26),
  ...range(0x61, 26),
  ...range(ALEF, HEBREW_LETTERS),
].flatMap((point) => {
  const identity = identityAt(point);
  return identity === null ? [] : [{ point, identity }];
});
