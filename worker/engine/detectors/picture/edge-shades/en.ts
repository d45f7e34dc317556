import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'shades of edges';

export const words = {
  number_shaded_otherwise: {
    title: 'The edges of one number were drawn by another program',
    detail: (v) =>
      `On page ${v.page} the edges of the letters have the shades that one program draws, again and again. The edges of the marked number have shades, or pairs of neighbouring shades, that no other word on the page has, although ground, ink and size are the same. A number that was typed over, scaled or softened in an editor looks like this; so does one that an app inserts as a picture. Compare with the original file, or with another document of the same issuer.`,
  },
} satisfies Record<string, FindingText>;
