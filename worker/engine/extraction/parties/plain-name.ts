/** A name for comparing: its letters and digits, in lower case. */
export const plainName = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
