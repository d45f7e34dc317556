/**
 * Text as a machine reads it, without disguises: it resolves compatibility
 * forms, zero-width characters, look-alikes from other alphabets, letters
 * separated by spaces, and Unicode's invisible tag characters.
 */
export function normalise(text: string): string {
  const plain = [...text.normalize('NFKC')]
    .map((char) => TAGS[char] ?? LOOK_ALIKES[char] ?? char)
    .join('')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .toLowerCase();
  return (isSpacedOut(plain) ? joinSpaced(plain) : plain).replace(/\s+/g, ' ');
}

/** Whether a text contains characters that only machines read. */
export const hasTagCharacters = (text: string): boolean => /[\u{e0020}-\u{e007e}]{4}/u.test(text);

/** Unicode's tags block repeats ASCII without visible shapes. */
const TAGS: Record<string, string> = Object.fromEntries(
  Array.from({ length: 0x7f - 0x20 }, (_, index) => [
    String.fromCodePoint(0xe0020 + index),
    String.fromCharCode(0x20 + index),
  ]),
);

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcхxуyіiјjѕsԁdһhոnкkмmтtвbнhАaЕeОoРpСcХxІiТtВbНhМmКkοoαaρpιiνvυu'].flatMap(
    (char, index, all) => (index % 2 === 0 ? [[char, all[index + 1] ?? char] as const] : []),
  ),
);

/** Most "words" are single letters. */
function isSpacedOut(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}+$/u.test(word));
  return (
    words.length >= 12 && words.filter((word) => word.length === 1).length > words.length * 0.7
  );
}

/** Between words the gap is wider than between letters. */
const joinSpaced = (text: string): string => text.replace(/(?<=\p{L})\s(?=\p{L})/gu, '');
