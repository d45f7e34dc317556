import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'network for painted-over ground';

export const words = {
  network_background_patch: {
    title: 'A weak hint that the background was painted over',
    detail: (v) =>
      `A trained model sees the marked place on page ${v.page} differ from like places of the page, as filled or repaired paper does. On real documents this model is wrong too often to decide anything alone: look at the place, and weigh other findings more.`,
  },
} satisfies Record<string, FindingText>;
