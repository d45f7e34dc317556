import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'copies within the page';

export const words = {
  copied_pixels: {
    title: 'Two places on the page show the very same pixels',
    detail: (v) =>
      `The marked place on page ${v.page} equals another one down to grain and blur. A scanner or camera never sees two letters in quite the same way: one was copied from the other. Compare with the original.`,
  },
  drawn_letters: {
    title: 'Letters were drawn into the scanned page by a program',
    detail: (v) =>
      `Letters of the marked word on page ${v.page} equal each other pixel by pixel, unlike all other letters of the page. Printed and scanned letters never do; typed into the picture they do. Compare with the original.`,
  },
} satisfies Record<string, FindingText>;
