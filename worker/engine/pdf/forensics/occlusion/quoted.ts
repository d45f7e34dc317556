/** Longer quotations tell a person no more. */
const EXCERPT_MAX = 160;

/** A text as a finding quotes it: its beginning, on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= EXCERPT_MAX ? line : `${line.slice(0, EXCERPT_MAX - 1).trimEnd()}…`;
}

/** Amounts, dates and numbers of accounts: what a forger changes. */
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
