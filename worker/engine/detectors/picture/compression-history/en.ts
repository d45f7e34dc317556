import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'traces of earlier compression';

export const words = {
  foreign_compression: {
    title: 'A place on the page was not stored together with the rest',
    detail: (v) =>
      `Before its last saving this page was already stored as a JPEG picture, and that left traces in every part of it. The marked place on page ${v.page} has none of them: it came into the picture later. Compare what it says with the original.`,
  },
} satisfies Record<string, FindingText>;
