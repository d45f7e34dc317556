/** Longer quotations do not help the reader of a finding. */
const EXCERPT_MAX = 160;

/** A text as quoted in a finding: its beginning, on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= EXCERPT_MAX ? line : `${line.slice(0, EXCERPT_MAX - 1).trimEnd()}…`;
}

/** Digits mark amounts, dates and account numbers: what a forger changes. */
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
