import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'size and line of numbers';

export const words = {
  number_set_otherwise: {
    title: 'One number is not set as the others are',
    detail: (v) =>
      `On page ${v.page} the numbers of a list have one size and stand level with the words beside them, as a program sets them. The marked number is larger or smaller or stands higher or lower, by more than any other. A number that was covered and typed again looks like this; so does one that a program sets apart on purpose. Compare with the original file, or with another document of the same issuer.`,
  },
} satisfies Record<string, FindingText>;
