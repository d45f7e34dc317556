import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'setting of lists';

export const words = {
  number_set_otherwise: {
    title: 'One number of a list is not set as the others are',
    detail: (v) =>
      `On page ${v.page} the numbers of a list have one size, stand level with the words of their rows and end at one edge, as a program sets them. The marked number does not, by more than any other of its list. A number that was covered and typed again looks like this; so does one that a program sets apart on purpose. Compare with the original file, or with another document of the same issuer.`,
  },
} satisfies Record<string, FindingText>;
