/** Maximum length; longer names of programs or cameras are of no use in a report. */
const TEXT_MAX_CHARS = 200;

/** Metadata as one line of text: up to its first NUL, without control characters, at most 200 characters. */
export const plainText = (text: string): string =>
  (text.split('\0', 1)[0] ?? '')
    .slice(0, TEXT_MAX_CHARS)
    .replace(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .trim();
