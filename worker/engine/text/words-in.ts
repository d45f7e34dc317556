/** A word, with the gershayim or apostrophe inside it: "מע"מ", "d'eau". */
const WORD = /\p{L}+(?:["']\p{L}+)*/gu;

/** The words of two letters and more in a folded text, without accents. */
export const wordsIn = (folded: string): string[] =>
  [...folded.normalize('NFD').replace(/\p{M}/gu, '').matchAll(WORD)]
    .map(([word]) => word)
    .filter(({ length }) => length > 1);
