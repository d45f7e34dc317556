import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'network for copied places';

export const words = {
  network_copy_paste: {
    title: 'A weak hint that something was pasted into the page',
    detail: (v) =>
      `A trained model sees the marked place on page ${v.page} differ from like places of the page, as copied parts do. On real documents this model is wrong too often to decide anything alone: look at the place, and weigh other findings more.`,
  },
} satisfies Record<string, FindingText>;
