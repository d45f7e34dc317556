import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'noise of the picture';

export const words = {
  clean_patch: {
    title: 'The paper around one word is cleaner than around all others',
    detail: (v) =>
      `Around the marked word on page ${v.page} the grain and compression traces are missing that surround every other word. A word typed over a cleared patch looks like this. Compare with the original.`,
  },
} satisfies Record<string, FindingText>;
