import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'embedded thumbnail';

export const words = {
  thumbnail_differs: {
    title: 'The picture differs from its own thumbnail',
    detail: (v) =>
      `The camera stored a small preview inside the file. At the marked place on page ${v.page} the preview shows something else: the picture was changed after it was taken. Compare with the original.`,
  },
} satisfies Record<string, FindingText>;
