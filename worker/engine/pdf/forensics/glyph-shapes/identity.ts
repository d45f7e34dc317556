/** Kinds of characters. Only characters of the same kind are compared. */
export type CharacterKind = 'digit' | 'latin' | 'hebrew';

const FINAL_LETTERS: Readonly<Record<string, string>> = {
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
};

/**
 * Identity of a character, ignoring case, accents and vowel points, final and presentation
 * forms: a digit, a Latin capital or a Hebrew letter. null for anything else and for
 * ligatures, which programs write in many ways.
 */
export function identityOf(text: string): string | null {
  if (text.length > TEXT_MAX) return null;
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return /^[0-9A-Zא-ת]$/.test(plain) ? (FINAL_LETTERS[plain] ?? plain) : null;
}

/** A letter with its vowel points is shorter. */
const TEXT_MAX = 8;

export const kindOfCharacter = (identity: string): CharacterKind =>
  /\d/.test(identity) ? 'digit' : /[A-Z]/.test(identity) ? 'latin' : 'hebrew';

/** Letters that look the same in some fonts: capital I and small l. */
const ALIKE = new Set(['IL', 'LI']);

/**
 * Whether two identities are different characters of one kind. Other kinds do not count:
 * old Hebrew fonts map Hebrew shapes to Latin codes, and a letter in place of a digit
 * deceives no reader.
 */
export const areDifferent = (one: string, other: string): boolean =>
  one !== other && kindOfCharacter(one) === kindOfCharacter(other) && !ALIKE.has(one + other);
