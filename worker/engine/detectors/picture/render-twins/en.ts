import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'repeated digits';

export const words = {
  number_drawn_otherwise: {
    title: 'One number was drawn by another program than the other numbers',
    detail: (v) =>
      `On page ${v.page} nearly every digit equals another one pixel by pixel, as on every page that one program draws. In the marked number no digit equals any other on the page, although size and style are the same. A number that was typed over, scaled or taken from another picture looks like this: compare with the original file, or with another document of the same issuer.`,
  },
} satisfies Record<string, FindingText>;
