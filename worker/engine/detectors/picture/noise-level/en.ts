import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'noise of the picture';

export const words = {
  flat_patch: {
    title: 'The paper behind one word has no grain',
    detail: (v) =>
      `All over page ${v.page} the paper has the grain of a camera or scanner; among the letters of the marked word it is perfectly even. A program drew this word together with its background onto the finished picture. A label or stamp that software adds to a scan looks like this too. Compare with the original.`,
  },
  clean_patch: {
    title: 'The paper around one word is cleaner than around all others',
    detail: (v) =>
      `Around the marked word on page ${v.page} the grain and compression traces are missing that surround every other word. A word typed over a cleared patch looks like this. Compare with the original.`,
  },
} satisfies Record<string, FindingText>;
