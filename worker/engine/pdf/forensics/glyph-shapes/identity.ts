/** Kinds of characters that are told from one another; those of different kinds are never compared. */
export type CharacterKind = 'digit' | 'latin' | 'hebrew';

const FINAL_LETTERS: Readonly<Record<string, string>> = {
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
};

/**
 * What a character is, leaving aside case, accents and points, final and
 * presentation forms: a digit, a Latin capital or a Hebrew letter. null for
 * anything else and for ligatures: programs write these in many ways.
 */
export function identityOf(text: string): string | null {
  if (text.length > TEXT_MAX) return null;
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return /^[0-9A-Zא-ת]$/.test(plain) ? (FINAL_LETTERS[plain] ?? plain) : null;
}

/** A letter with its points is shorter. */
const TEXT_MAX = 8;

export const kindOfCharacter = (identity: string): CharacterKind =>
  /\d/.test(identity) ? 'digit' : /[A-Z]/.test(identity) ? 'latin' : 'hebrew';

/** Letters that some fonts draw alike: capital I and small l. */
const ALIKE = new Set(['IL', 'LI']);

/**
 * Whether two identities are different characters of one kind. Latin for Hebrew
 * is how old Hebrew fonts are written, and a letter for a digit deceives nobody.
 */
export const areDifferent = (one: string, other: string): boolean =>
  one !== other && kindOfCharacter(one) === kindOfCharacter(other) && !ALIKE.has(one + other);
