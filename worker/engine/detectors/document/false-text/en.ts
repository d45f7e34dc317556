import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'text that differs from what is shown';

const others = (count: number): string =>
  count === 0 ? '' : count === 1 ? ' (and on one other page)' : ` (and on ${count} other pages)`;

export const words = {
  text_not_as_shown: {
    title: 'The text inside the file is not what the page shows',
    detail: (v) =>
      `Whoever copies or searches text on page ${v.page}${others(Number(v.count) - 1)} gets other characters than are printed there. The page was therefore read from its picture, as a person reads it. Some older programs make such files by mistake; it is also a way to show one thing to people and another to programs. Do not copy values from this file, and ask for the original from the issuer.`,
  },
} satisfies Record<string, FindingText>;
